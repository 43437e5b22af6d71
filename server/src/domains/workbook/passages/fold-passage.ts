import { toSearchableLine } from "../../learning/index.ts";

/** Normalises a passage for search. */
export function foldPassage({ quote, note }: { quote: string; note: string }): string {
  return toSearchableLine(`${quote} ${note}`).folded;
}
