/** Maximum number of characters that lists and notifications show of a text. */
const LONGEST = 280;

/** The beginning of a text, cut between words. */
export function excerptOf(text: string): string {
  const characters = Array.from(text.trim());
  if (characters.length <= LONGEST) return characters.join("");
  const space = characters.lastIndexOf(" ", LONGEST);
  return `${characters
    .slice(0, space > 0 ? space : LONGEST)
    .join("")
    .trimEnd()}…`;
}
