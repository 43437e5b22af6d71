import { i18n, type Messages } from "@lingui/core";
import type { Locale } from "@paso/contract";

/**
 * The interface's texts in the parts that are downloaded apart: those of every visit, those of
 * students' other screens and of what opens on a course page, those of staff, and those of
 * administrators.
 */
export type Part = "first" | "deferred" | "staff" | "admin";

const catalogues: Record<Part, Record<Locale, () => Promise<{ messages: Messages }>>> = {
  first: { en: () => import("./english.ts"), es: () => import("./spanish.ts") },
  deferred: {
    en: () => import("./deferred-english.ts"),
    es: () => import("./deferred-spanish.ts"),
  },
  staff: { en: () => import("./staff-english.ts"), es: () => import("./staff-spanish.ts") },
  admin: { en: () => import("./admin-english.ts"), es: () => import("./admin-spanish.ts") },
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
