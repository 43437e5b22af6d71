import { diffIndices } from "node-diff3";

/** A piece of a text, and whether it is in only one of two versions. */
export interface MarkedText {
  text: string;
  mark: "same" | "added" | "removed";
}

/** Number of words above which a changed block is marked as a whole, without a word diff. */
const MOST_WORDS = 2_000;

/** Word diff within changed lines. */
export function markWords(before: string, after: string): MarkedText[] {
  const marked = compare(linesOf(before), linesOf(after), (old, now) => {
    const words = [wordsOf(old.join("")), wordsOf(now.join(""))] as const;
    if (Math.max(words[0].length, words[1].length) > MOST_WORDS) return whole(old, now);
    return compare(...words, whole);
  });
  return join(marked);
}

/** Diffs two lists; `differ` marks the ranges that differ. */
function compare(
  before: readonly string[],
  after: readonly string[],
  differ: (old: readonly string[], now: readonly string[]) => MarkedText[],
): MarkedText[] {
  const marked: MarkedText[] = [];
  let place = 0;
  const same = (end: number) => {
    if (end > place) marked.push({ text: before.slice(place, end).join(""), mark: "same" });
  };
  for (const { buffer1, buffer1Content, buffer2Content } of diffIndices([...before], [...after])) {
    const [start, length] = buffer1;
    same(start);
    marked.push(...differ(buffer1Content, buffer2Content));
    place = start + length;
  }
  same(before.length);
  return marked;
}

function whole(old: readonly string[], now: readonly string[]): MarkedText[] {
  return [
    { text: old.join(""), mark: "removed" as const },
    { text: now.join(""), mark: "added" as const },
  ].filter(({ text }) => text !== "");
}

/** Merges adjacent pieces with the same mark. */
function join(marked: readonly MarkedText[]): MarkedText[] {
  const joined: MarkedText[] = [];
  for (const { text, mark } of marked) {
    const last = joined.at(-1);
    if (last?.mark === mark) last.text += text;
    else joined.push({ text, mark });
  }
  return joined;
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Splits words from separators, so that a changed comma leaves its word unmarked. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]/gu) ?? [];
}
