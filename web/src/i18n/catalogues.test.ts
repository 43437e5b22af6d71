import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { formatter } from "@lingui/format-po";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");

/** Translations of each text in its context, with the catalogue of each. */
async function collectTranslations(locale: "en" | "es"): Promise<Map<string, Map<string, string>>> {
  const format = formatter();
  const texts = new Map<string, Map<string, string>>();
  for (const path of globSync(`**/${locale}.po`, { cwd: SOURCE })) {
    const context = { locale, sourceLocale: "en", filename: path };
    const catalogue = await format.parse(readFileSync(join(SOURCE, path), "utf8"), context);
    for (const { message, context: meaning, translation = "" } of Object.values(catalogue)) {
      const text = JSON.stringify([message, meaning]);
      texts.set(text, (texts.get(text) ?? new Map<string, string>()).set(translation, path));
    }
  }
  return texts;
}

// Screens merge the catalogues that they need: on a conflict the last one would win.
test.each(["en", "es"] as const)(
  "a text has one translation in all catalogues (%s)",
  async (locale) => {
    const texts = await collectTranslations(locale);
    expect(texts.size).toBeGreaterThan(1_000);
    const ambiguous = [...texts].filter(([, translations]) => translations.size > 1);
    expect(ambiguous.map(([text, translations]) => [text, ...translations])).toEqual([]);
  },
);
