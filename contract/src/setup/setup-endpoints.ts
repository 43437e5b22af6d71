import { z } from "zod";

import { newPassword } from "../accounts/password-endpoints.ts";
import { endpoint } from "../http/endpoint.ts";
import { locale, plainText } from "../http/values.ts";
import { siteName, timeZone } from "./site-values.ts";

/** The token in the setup address that a site without an administrator prints at its start. */
const setupToken = z.string().regex(/^[\w-]{43}$/, {
  error:
    "This address is not valid, or not any more. Where the site was started, the latest one is shown; starting it again shows a new one.",
});

const name = plainText.trim().max(100);

export const checkSetup = endpoint({
  name: "checkSetup",
  method: "POST",
  path: "/api/setup/check",
  isOpen: true,
  summary:
    "Whether the first administrator can be made by this token, and what the site is so far.",
  body: z.strictObject({ token: setupToken }),
  response: z.strictObject({ name: z.string(), locale, time_zone: z.string() }),
  errors: [409],
});

export const setUpSite = endpoint({
  name: "setUpSite",
  method: "POST",
  path: "/api/setup",
  isOpen: true,
  summary: "Make the first administrator, and name the site. Its token can be used once.",
  body: z.strictObject({
    token: setupToken,
    first_name: name.min(1, { error: "Enter your name." }),
    last_name: name,
    email: plainText
      .trim()
      .min(1, { error: "Enter your e-mail address." })
      .max(254)
      .regex(/^[^\s@]+@[^\s@]+$/, { error: "This is not an e-mail address." }),
    password: newPassword,
    site_name: siteName,
    locale,
    time_zone: timeZone,
  }),
  response: z.strictObject({}),
  errors: [409],
});
