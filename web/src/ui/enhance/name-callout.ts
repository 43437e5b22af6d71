import "./callouts.css";

/** What callouts are called in the languages of courses; their text is in one, whatever the reader's. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { note: "Note", tip: "Tip", warning: "Warning" },
  es: { note: "Nota", tip: "Consejo", warning: "Atención" },
};

/**
 * Says what kind of callout an element is, to eyes and ears. Returns what takes it back.
 * @param context says the language by itself or an element around it, where the callout is not yet in the page
 */
export function nameCallout(element: HTMLElement, context: Element = element): () => void {
  const language = context.closest<HTMLElement>("[lang]")?.lang.slice(0, 2) ?? "";
  const names = NAMES[language] ?? NAMES["en"];
  const name = names?.[element.dataset["callout"] ?? ""];
  if (name === undefined) return () => {};
  element.role = "note";
  element.ariaLabel = name;
  element.dataset["calloutName"] = name;
  return () => {
    element.role = null;
    element.ariaLabel = null;
    delete element.dataset["calloutName"];
  };
}
