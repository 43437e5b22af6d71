import { i18n, type Messages } from "@lingui/core";
import type { Locale } from "@paso/contract";

const REMEMBERED = "paso.locale";

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import("./english.ts"),
  es: () => import("./spanish.ts"),
};

/** The texts of the staff screens, which students never download. */
const staffCatalogues: typeof catalogues = {
  en: () => import("./staff-english.ts"),
  es: () => import("./staff-spanish.ts"),
};

/** Whether this visit has been on a staff screen. */
let withStaff = false;

/** Shows the interface in a language; loads its catalogue first. `<html lang>` follows. */
export async function activateLocale(locale: Locale): Promise<void> {
  const [{ messages }, staff] = await Promise.all([
    catalogues[locale](),
    withStaff ? staffCatalogues[locale]() : null,
  ]);
  i18n.loadAndActivate({ locale, messages: { ...messages, ...staff?.messages } });
  document.documentElement.lang = locale;
}

/** Adds the texts of the staff screens, before the first of them is shown. */
export async function addStaffMessages(): Promise<void> {
  if (withStaff) return;
  const locale = i18n.locale as Locale;
  const { messages } = await staffCatalogues[locale]();
  withStaff = true;
  i18n.load(locale, messages);
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
