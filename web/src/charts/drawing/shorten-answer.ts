/** Most characters of an answer that a sentence quotes. */
const QUOTED = 60;

/** An answer as a sentence quotes it: of a long one its first words. */
export function shortenAnswer(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= QUOTED) return text;
  const beginning = characters.slice(0, QUOTED - 1).join("");
  return `${beginning.replace(/\s+\S*$/, "")}…`;
}
