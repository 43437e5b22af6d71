import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { locale, plainText } from "../http/values.ts";
import { sessionUser, theme } from "./session-endpoints.ts";

/** A person's changes to their own account. */

/** IANA name of a time zone, such as `Europe/Madrid`. */
const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: "Choose a time zone from the list." });

/** Offsets such as `+01:00` are valid, too, but have no daylight saving time. */
function isTimeZone(name: string): boolean {
  if (name !== "UTC" && !name.includes("/")) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const changeProfile = endpoint({
  name: "changeProfile",
  method: "PUT",
  path: "/api/account/profile",
  summary: "Change one's own name and time zone.",
  body: z.strictObject({
    first_name: plainText.trim().min(1, { error: "Enter your first name." }).max(100),
    last_name: plainText.trim().max(100),
    /** Null for the device's own. */
    time_zone: timeZone.nullable(),
  }),
  response: z.strictObject({ user: sessionUser }),
});

export const changeTheme = endpoint({
  name: "changeTheme",
  method: "PUT",
  path: "/api/account/theme",
  summary: "Choose the theme for all of one's own devices.",
  body: z.strictObject({ theme }),
  response: z.strictObject({ theme }),
});

export const uploadPhoto = endpoint({
  name: "uploadPhoto",
  method: "POST",
  path: "/api/account/photo",
  summary: "Give oneself a picture: its middle square is kept, at most 512 pixels wide.",
  files: "image",
  response: z.strictObject({ avatar: z.string() }),
  errors: [413, 415],
});

export const removePhoto = endpoint({
  name: "removePhoto",
  method: "DELETE",
  path: "/api/account/photo",
  summary: "Remove one's own picture.",
  response: z.strictObject({ avatar: z.null() }),
});

export const readPhoto = endpoint({
  name: "readPhoto",
  method: "GET",
  path: "/api/photos/:photo",
  summary: "The picture of a person, by the address that they are shown with.",
  params: z.strictObject({ photo: z.string().regex(/^[\w-]{43}$/) }),
  response: "file",
  errors: [404],
});

/** Chooses the language of interface and messages for this account. */
export const changeLocale = endpoint({
  name: "changeLocale",
  method: "PUT",
  path: "/api/account/locale",
  summary: "Choose the language of interface and messages.",
  body: z.strictObject({ locale }),
  response: z.strictObject({ locale }),
});
