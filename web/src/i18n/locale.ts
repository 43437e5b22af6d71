import { i18n, type Messages } from "@lingui/core";
import type { Locale } from "@paso/contract";

/**
 * The catalogue's separately downloaded parts: for every visit, for students' other screens and what opens on
 * a course page, for staff, and for administrators.
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

/** The parts needed so far in this visit. */
const needed = new Set<Part>(["first"]);

/** Switches the interface's language, after loading its texts. `<html lang>` follows. */
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
