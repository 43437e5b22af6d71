import type { Locale } from "@paso/contract";

/** Language names in the language itself. */
export const languageNames: Record<Locale, string> = { en: "English", es: "Español" };
