import type { Locale } from "@paso/contract";

const REMEMBERED = "paso.locale";

/** The language chosen on this device before signing in, or null. */
export function rememberedLocale(): Locale | null {
  const locale = readStorage();
  return locale === "en" || locale === "es" ? locale : null;
}

/** Remembers a language for the next visit; where storage is barred the choice lasts for this visit. */
export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(REMEMBERED, locale);
  } catch {
    // Storage may be barred by the browser's settings.
  }
}

/** The likeliest language until the session is known: the one chosen on this device, else the browser's. */
export function guessLocale(): Locale {
  return rememberedLocale() ?? (navigator.language.startsWith("es") ? "es" : "en");
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}
