/** Global attributes that the server keeps, too, and that no node or mark of the editor handles. */
const EVERYWHERE = ["id", "title", "lang", "dir"];
const BY_TAG: Readonly<Record<string, readonly string[]>> = {
  ol: ["reversed"],
  li: ["value"],
  th: ["align", "valign", "headers", "scope"],
  td: ["align", "valign", "headers", "scope"],
  blockquote: ["cite"],
  q: ["cite"],
  del: ["cite", "datetime"],
  ins: ["cite", "datetime"],
  time: ["datetime"],
  details: ["open"],
};
/** Classes that drive counters, progress circles and tooltips; the editor handles the language of code. */
const CLASS = /^(counter|circle|circle-progress|tooltip)$/;

/**
 * Marks, between reading and writing, paragraphs that are implicit in the HTML: `<li>text</li>` holds one in
 * the editor, where every list item consists of blocks.
 */
export const TIGHT = "data-tight";
/** Carries a table's caption into the editor, whose tables consist only of rows. */
export const CAPTION = "data-caption";
/** Attributes that are internal to the editor, or that it has controls for. */
const OWN = /^data-(tight|caption|callout|align|pm-.*)$/;

/** Attributes of an element to preserve although the editor has no control for them; null for none. */
export function keepAttributes(element: Element): Record<string, string> | null {
  const tag = element.localName;
  const kept: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    const isKept =
      EVERYWHERE.includes(name) ||
      BY_TAG[tag]?.includes(name) ||
      (name.startsWith("data-") && !OWN.test(name));
    if (isKept) kept[name] = value;
  }
  const classes = [...element.classList].filter((name) => CLASS.test(name));
  if (classes.length > 0) kept["class"] = classes.join(" ");
  return Object.keys(kept).length > 0 ? kept : null;
}
