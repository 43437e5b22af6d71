import type { CaptionsForm } from "./video-form.ts";

/** Languages on offer: the most common ones for captions. */
const LANGUAGES = [
  "ar",
  "bg",
  "ca",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "es",
  "et",
  "eu",
  "fa",
  "fi",
  "fr",
  "gl",
  "he",
  "hi",
  "hr",
  "hu",
  "id",
  "it",
  "ja",
  "ko",
  "lt",
  "lv",
  "nl",
  "no",
  "pl",
  "pt",
  "qu",
  "ro",
  "ru",
  "sk",
  "sl",
  "sr",
  "sv",
  "th",
  "tr",
  "uk",
  "vi",
  "zh",
] as const;

/** The languages by their names in the reader's language, including one already used by captions. */
export function languageOptions(
  locale: string,
  chosen: string,
): readonly { id: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: "language" });
  return [...new Set([...LANGUAGES, chosen])]
    .map((id) => ({ id, label: names.of(id) ?? id }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}

/** A language's own name, such as `Español`, as viewers expect it. */
export function nameOfLanguage(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language of captions by their file name, such as `lesson.es.vtt`; else the author's. */
export function guessLanguage(
  fileName: string,
  others: readonly CaptionsForm[],
  locale: string,
): string {
  const parts = fileName.toLowerCase().split(/[^a-z]+/);
  const named = LANGUAGES.find((language) => parts.includes(language));
  if (named) return named;
  const free = [locale, ...LANGUAGES].find(
    (language) => !others.some((one) => one.language === language),
  );
  return free ?? locale;
}
