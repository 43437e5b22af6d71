import { useUser } from "./session-query.ts";

/** IANA name of the viewer's time zone: the profile's, or the device's if it has none. */
export function useTimeZone(): string {
  return useUser()?.time_zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
