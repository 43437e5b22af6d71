import type { Locale } from "@paso/contract";

import { deviceStore } from "../storage/device-store.ts";

/** Its key in the local storage. */
export const LOCALE = "locale";

/** The language chosen on this device before signing in, or null. */
export function rememberedLocale(): Locale | null {
  const locale = deviceStore.read(LOCALE);
  return locale === "en" || locale === "es" ? locale : null;
}

/** The likeliest language until the session is known: the one chosen on this device, else the browser's. */
export function guessLocale(): Locale {
  return rememberedLocale() ?? (navigator.language.startsWith("es") ? "es" : "en");
}
