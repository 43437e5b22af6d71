import type { QueryClient } from "@tanstack/react-query";

import { guessLocale, rememberedLocale } from "../i18n/device-locale.ts";
import { activateLocale } from "../i18n/locale.ts";
import { sessionQuery } from "../session/session-query.ts";

/**
 * Finds out in which language to begin: that of the account; before signing in the one chosen on
 * this device, else the one the server found fitting. `early.ts` fetches the likeliest texts
 * meanwhile.
 */
export async function startLanguage(queryClient: QueryClient): Promise<void> {
  const guess = guessLocale();
  document.documentElement.lang = guess;
  const session = await queryClient.query(sessionQuery).catch(() => null);
  const locale = session?.user ? session.locale : (rememberedLocale() ?? session?.locale);
  await activateLocale(locale ?? guess);
}
