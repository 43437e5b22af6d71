import "./callouts.css";

/** Callout names in the courses' languages; a callout is named in its own text's, whatever the reader's. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { note: "Note", tip: "Tip", warning: "Warning" },
  es: { note: "Nota", tip: "Consejo", warning: "Atención" },
};

/**
 * Names an element's kind of callout, both visibly and for screen readers. Returns an undo function.
 * @param context has or inherits the text's language, if the callout is not in the page yet
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
