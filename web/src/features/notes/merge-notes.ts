import { diff3Merge } from "node-diff3";

/** Two versions of a note as one. */
export interface MergedNote {
  text: string;
  /** Both versions are in the text, one after the other, for the user to sort out. */
  isConflict: boolean;
}

/**
 * Three-way merge of a note, line by line. If both versions changed the same lines, both are kept whole,
 * unless one contains the other's words.
 * @param base the common ancestor
 * @param divider goes between two versions that are kept whole
 */
export function mergeNotes(
  { base, mine, theirs }: { base: string; mine: string; theirs: string },
  divider: string,
): MergedNote {
  const [ours, original, other] = [mine, base, theirs].map((text) => text.split("\n"));
  const regions = diff3Merge(ours ?? [], original ?? [], other ?? []);
  if (regions.every(({ conflict }) => !conflict)) {
    return { text: regions.flatMap(({ ok }) => ok ?? []).join("\n"), isConflict: false };
  }
  // As after a save whose response was lost, when more was typed since.
  if (containsWords(mine, theirs)) return { text: mine, isConflict: false };
  if (containsWords(theirs, mine)) return { text: theirs, isConflict: false };
  return { text: `${mine}\n\n${divider}\n${theirs}`, isConflict: true };
}

/** Whether a text contains the words of another in sequence, as whole words. */
function containsWords(text: string, part: string): boolean {
  const [words, wanted] = [text, part].map((whole) => whole.split(/\s+/).filter(Boolean).join(" "));
  return wanted === "" || ` ${words} `.includes(` ${wanted} `);
}
