/** Maximum characters of an answer quoted in a sentence. */
const QUOTED = 60;

/** An answer as quoted in a sentence: a long one is cut to its first words. */
export function shortenAnswer(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= QUOTED) return text;
  const beginning = characters.slice(0, QUOTED - 1).join("");
  return `${beginning.replace(/\s+\S*$/, "")}…`;
}
