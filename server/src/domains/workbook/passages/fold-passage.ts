import { toSearchableLine } from "../../learning/index.ts";

/** What searches compare of a passage. */
export function foldPassage({ quote, note }: { quote: string; note: string }): string {
  return toSearchableLine(`${quote} ${note}`).folded;
}
