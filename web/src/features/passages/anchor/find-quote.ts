import search from "approx-string-match";

import type { TextStretch } from "./text-range.ts";

/** Selector to find a quote again: its text, some context, and its position. */
export interface QuoteSelector {
  quote: string;
  prefix: string;
  suffix: string;
  start: number;
}

/** Maximum fraction of a quote's characters that may have changed. */
const MOST_CHANGED = 0.25;
/** Maximum length for fuzzy search: longer quotes would block the page. */
const LONGEST_FUZZY = 1_000;
/** Weights for scoring candidates. */
const WEIGHTS = { quote: 50, context: 20, position: 4 };

/**
 * Finds a quote in a text that may have been edited: exact or fuzzy, and among several matches the one
 * whose context and position are most similar. Null if it is gone.
 */
export function findQuote(text: string, selector: QuoteSelector): TextStretch | null {
  const { quote } = selector;
  const found = findExact(text, quote);
  const candidates =
    found.length > 0 || quote.length > LONGEST_FUZZY
      ? found
      : search(text, quote, Math.floor(quote.length * MOST_CHANGED));
  const [best] = candidates
    .map((match) => ({ ...match, score: scoreOf(text, selector, match) }))
    .toSorted((one, other) => other.score - one.score);
  return best ? wholeWords(text, best) : null;
}

/** A fuzzy match may begin or end within a word. */
function wholeWords(text: string, { start, end, errors }: Match): TextStretch {
  if (errors === 0) return { start, end };
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, start))?.[0] ?? "";
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(end))?.[0] ?? "";
  return { start: start - before.length, end: end + after.length };
}

interface Match extends TextStretch {
  /** Edit distance in characters. */
  errors: number;
}

function findExact(text: string, quote: string): Match[] {
  const matches: Match[] = [];
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    matches.push({ start: at, end: at + quote.length, errors: 0 });
  }
  return matches;
}

function scoreOf(text: string, selector: QuoteSelector, { start, end, errors }: Match): number {
  const { quote, prefix, suffix } = selector;
  const before = text.slice(Math.max(0, start - prefix.length), start);
  const after = text.slice(end, end + suffix.length);
  const distance = Math.abs(start - selector.start) / Math.max(1, text.length);
  return (
    WEIGHTS.quote * (1 - errors / quote.length) +
    WEIGHTS.context * likeness(before, prefix) +
    WEIGHTS.context * likeness(after, suffix) +
    WEIGHTS.position * (1 - distance)
  );
}

/** From 0 to 1. */
function likeness(found: string, wanted: string): number {
  if (wanted === "") return 1;
  if (found === "") return 0;
  const [best] = search(found, wanted, wanted.length).toSorted((a, b) => a.errors - b.errors);
  return best ? 1 - best.errors / wanted.length : 0;
}
