import type { ShownCaptions } from "@paso/contract";

/** Stored instead of a language if captions are turned off. */
export const NO_CAPTIONS = "off";

/**
 * The captions shown at first: those chosen at an earlier visit, else those in the reader's language; null
 * for none.
 */
export function chooseCaptions(
  captions: readonly ShownCaptions[],
  chosen: string | undefined,
  reader: string,
): ShownCaptions | null {
  if (chosen === NO_CAPTIONS) return null;
  const find = (language: string | undefined) =>
    captions.find((one) => one.language === language) ??
    captions.find((one) => language !== undefined && baseOf(one.language) === baseOf(language));
  return find(chosen) ?? find(reader) ?? null;
}

/** `es` of `es-MX`. */
function baseOf(language: string): string {
  return language.split("-")[0] ?? language;
}
