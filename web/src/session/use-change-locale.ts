import { changeLocale, type Locale } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";

import { call } from "../api/index.ts";
import { rememberLocale } from "../i18n/device-locale.ts";
import { activateLocale } from "../i18n/locale.ts";
import { sessionQuery, updateSession, useUser } from "./session-query.ts";

/**
 * Changes the language at once: for the account of who is signed in, and on this device for the
 * next sign-in. What the server words is asked for anew.
 */
export function useChangeLocale(): (locale: Locale) => Promise<void> {
  const queryClient = useQueryClient();
  const user = useUser();
  return async (locale) => {
    rememberLocale(locale);
    await activateLocale(locale);
    if (user === null) return;
    updateSession(queryClient, { locale, user: { ...user, locale } });
    await call(changeLocale, { body: { locale } });
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0],
    });
  };
}
