import type { Locale } from "@paso/contract";
import type { QueryClient } from "@tanstack/react-query";

import { activateLocale, preloadLocale, rememberedLocale } from "../i18n/locale.ts";
import { sessionQuery } from "../session/session-query.ts";

/**
 * Finds out in which language to begin: that of the account; before signing in the one chosen on
 * this device, else the one the server found fitting. The likeliest catalogue loads meanwhile.
 */
export async function startLanguage(queryClient: QueryClient): Promise<void> {
  const remembered = rememberedLocale();
  const guess = remembered ?? browserLocale();
  document.documentElement.lang = guess;
  preloadLocale(guess);
  const session = await queryClient.query(sessionQuery).catch(() => null);
  const locale = session?.user ? session.locale : (remembered ?? session?.locale);
  await activateLocale(locale ?? guess);
}

function browserLocale(): Locale {
  return navigator.language.startsWith("es") ? "es" : "en";
}
