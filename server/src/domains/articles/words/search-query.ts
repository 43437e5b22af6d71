import { foldWords } from "./fold-words.ts";

/** Maximum words searched for. */
const MOST_WORDS = 10;

/** Typed text as a PostgreSQL `tsquery`: prefixes of all its words. Null if it has none. */
export function searchQuery(typed: string): string | null {
  const words = foldWords([typed]).split(" ").filter(Boolean).slice(0, MOST_WORDS);
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(" & ");
}
