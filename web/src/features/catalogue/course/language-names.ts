import type { Locale } from "@paso/contract";

/** Languages as those who speak them call them. */
export const languageNames: Record<Locale, string> = { en: "English", es: "Español" };
