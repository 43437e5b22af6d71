import { foldText } from "../../learning/index.ts";

/** Normalises texts for search: words only, without case and accents. */
export function foldWords(texts: readonly string[]): string {
  return foldText(texts.join(" "))
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
