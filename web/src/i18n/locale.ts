import { i18n, type Messages } from "@lingui/core";
import type { Locale } from "@paso/contract";

const REMEMBERED = "paso.locale";

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import("./english.ts"),
  es: () => import("./spanish.ts"),
};

/** Shows the interface in a language; loads its catalogue first. `<html lang>` follows. */
export async function activateLocale(locale: Locale): Promise<void> {
  const { messages } = await catalogues[locale]();
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
}

/** Starts loading a language's catalogue before it is known to be the one needed. */
export function preloadLocale(locale: Locale): void {
  void catalogues[locale]();
}

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

function readStorage(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}
