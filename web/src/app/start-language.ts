import type { QueryClient } from "@tanstack/react-query";

import { guessLocale, rememberedLocale } from "../i18n/device-locale.ts";
import { activateLocale } from "../i18n/locale.ts";
import { sessionQuery } from "../session/session-query.ts";

/**
 * Determines the initial language: the account's; when not signed in the one chosen on this device, else the
 * one the server negotiated. `early.ts` fetches the likeliest catalogue meanwhile.
 */
export async function startLanguage(queryClient: QueryClient): Promise<void> {
  const guess = guessLocale();
  document.documentElement.lang = guess;
  const session = await queryClient.query(sessionQuery).catch(() => null);
  const locale = session?.user ? session.locale : (rememberedLocale() ?? session?.locale);
  await activateLocale(locale ?? guess);
}
