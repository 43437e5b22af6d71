const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** What stands within a line: leaving it out must not part words and punctuation. */
const INLINE =
  /<\/?(?:a|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|var)\b[^>]*>/g;

/** The text of an HTML, a line for each block; for showing it where its looks do not matter. */
export function htmlToText(html: string): string {
  return html
    .replace(/\s+/g, " ")
    .replace(/<(?:br|hr)\b[^>]*>|<\/(?:p|h[1-6]|li|tr|pre|div|dt|dd|blockquote|summary)>/g, "\n")
    .replace(INLINE, "")
    .replace(/<[^>]*>?/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? " ")
    .replace(/ *\n[ \n]*/g, "\n")
    .replace(/ {2,}/g, " ")
    .trim();
}
