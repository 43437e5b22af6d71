import { foldText } from "../../learning/index.ts";

/** Texts as they are searched: their words alone, without case and accents. */
export function foldWords(texts: readonly string[]): string {
  return foldText(texts.join(" "))
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
