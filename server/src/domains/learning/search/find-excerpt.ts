/** A match and the text around it, cut between words. */
export interface Excerpt {
  before: string;
  match: string;
  after: string;
}

/** A text and its folded form, which is used for comparison. */
export interface Searchable {
  text: string;
  folded: string;
}

/** Characters shown before and after the match. */
const BEFORE = 60;
const AFTER = 120;

/** Prepares a text for searching. */
export function toSearchable(text: string): Searchable {
  const composed = text.normalize("NFC");
  return { text: composed, folded: foldText(composed) };
}

/**
 * A text of several lines, joined into the single line that a search shows and compares.
 * @param folded its folded form, if that is known
 */
export function toSearchableLine(text: string, folded?: string | null): Searchable {
  const line = text.replace(/\s+/g, " ").trim().normalize("NFC");
  return { text: line, folded: folded ?? foldText(line) };
}

/** A text without case and accents, of the same length, so that positions are equal in both. */
export function foldText(text: string): string {
  return text
    .replace(/[^\0-\u007f]/g, (character) => character.normalize("NFD").charAt(0))
    .toLowerCase();
}

/**
 * Finds a text that contains all words, in any order. Shows the phrase as it was typed if it occurs,
 * else the first word; where a word begins with it, if any does. Null if a word is missing.
 * @param words folded, see {@link foldText}
 */
export function findExcerpt(
  { text, folded }: Searchable,
  words: readonly string[],
): Excerpt | null {
  if (!words.every((word) => folded.includes(word))) return null;
  const phrase = words.join(" ");
  const isPhrase = folded.includes(phrase);
  const found = isPhrase ? phrase : (words[0] ?? "");
  const start = indexAtWordBoundary(folded, found);
  const end = start + found.length;
  return {
    before: cutBefore(text.slice(0, start)),
    match: text.slice(start, end),
    after: cutAfter(text.slice(end)),
  };
}

/** Whether the match is a word, or the beginning of one, and not just letters inside another. */
export function startsAtWordBoundary({ before }: Excerpt): boolean {
  return !ENDS_IN_WORD.test(before);
}

/** A text may consist of what is searched, over and over. */
const MOST_TRIED = 100;

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;

/** The first place where a word begins so, else the first of all. */
function indexAtWordBoundary(folded: string, found: string): number {
  const first = folded.indexOf(found);
  let at = first;
  for (let tried = 0; at !== -1 && tried < MOST_TRIED; tried += 1) {
    if (!ENDS_IN_WORD.test(folded.slice(Math.max(0, at - 2), at))) return at;
    at = folded.indexOf(found, at + 1);
  }
  return first;
}

function cutBefore(text: string): string {
  if (text.length <= BEFORE) return text;
  const cut = text.slice(-BEFORE);
  return `…${cut.slice(cut.indexOf(" ") + 1)}`;
}

function cutAfter(text: string): string {
  if (text.length <= AFTER) return text;
  const cut = text.slice(0, AFTER);
  const end = cut.lastIndexOf(" ");
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
