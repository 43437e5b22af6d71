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
  /<\/?(?:a|abbr|b|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|u|var)\b[^>]*>/g;

/**
 * The text of canonical HTML, whose tags and entities have one known form, a line for each block; for
 * reading it where its looks do not matter. HTML that was cut off may end within a tag.
 */
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
