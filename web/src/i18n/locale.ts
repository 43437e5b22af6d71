import { i18n, type Messages } from "@lingui/core";
import type { Locale } from "@paso/contract";

const REMEMBERED = "paso.locale";

/**
 * The interface's texts in the parts that are downloaded apart: those of every visit, those of
 * students' other screens and of what opens on a course page, and those of staff.
 */
export type Part = "first" | "late" | "staff";

const catalogues: Record<Part, Record<Locale, () => Promise<{ messages: Messages }>>> = {
  first: { en: () => import("./english.ts"), es: () => import("./spanish.ts") },
  late: { en: () => import("./late-english.ts"), es: () => import("./late-spanish.ts") },
  staff: { en: () => import("./staff-english.ts"), es: () => import("./staff-spanish.ts") },
};

/** What this visit has needed so far. */
const needed = new Set<Part>(["first"]);

/** Shows the interface in a language; loads its texts first. `<html lang>` follows. */
export async function activateLocale(locale: Locale): Promise<void> {
  const loaded = await Promise.all([...needed].map((part) => catalogues[part][locale]()));
  const messages = Object.assign({}, ...loaded.map((catalogue) => catalogue.messages)) as Messages;
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
}

/** Adds a part of the texts, before the first of them is shown. */
export async function addMessages(part: Part): Promise<void> {
  if (needed.has(part)) return;
  const locale = i18n.locale as Locale;
  const { messages } = await catalogues[part][locale]();
  // Another language was chosen meanwhile.
  if (i18n.locale !== locale) return addMessages(part);
  needed.add(part);
  i18n.load(locale, messages);
}

/** Starts loading a language's texts before it is known to be the one needed. */
export function preloadLocale(locale: Locale): void {
  void catalogues.first[locale]();
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
