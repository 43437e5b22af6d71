import { changeLocale, type Locale } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";

import { call, noAnswer } from "../api/index.ts";
import { activateLocale } from "../i18n/locale.ts";
import { rememberLocale } from "../i18n/remember-locale.ts";
import { sessionQuery, updateSession, useUser } from "./session-query.ts";

/**
 * Changes the language at once: in the user's account, and on this device for the next sign-in. Texts from
 * the server are refetched. If that fails the language stays.
 */
export function useChangeLocale(): (locale: Locale) => Promise<void> {
  const queryClient = useQueryClient();
  const user = useUser();
  return async (locale) => {
    await activateLocale(locale).catch((error: unknown) => {
      throw noAnswer(error);
    });
    if (user !== null) {
      await call(changeLocale, { body: { locale } }).catch(async (error: unknown) => {
        await activateLocale(user.locale);
        throw error;
      });
      await updateSession(queryClient, { locale, user: { ...user, locale } });
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0],
      });
    }
    rememberLocale(locale);
  };
}
