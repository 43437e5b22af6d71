import type { Locale } from "@paso/contract";

import { deviceStore } from "../storage/device-store.ts";
import { LOCALE } from "./device-locale.ts";

/** Remembers a language for the next visit; if storage is blocked the choice lasts for this visit. */
export function rememberLocale(locale: Locale): void {
  deviceStore.keep(LOCALE, locale);
}
