import { foldWords } from "./fold-words.ts";

/** Most words that are looked for. */
const MOST_WORDS = 10;

/** What was typed as a query of PostgreSQL: the beginnings of all its words. Null where it has none. */
export function searchQuery(typed: string): string | null {
  const words = foldWords([typed]).split(" ").filter(Boolean).slice(0, MOST_WORDS);
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(" & ");
}
