import { z } from "zod";

import { newPassword } from "../accounts/password-endpoints.ts";
import { endpoint } from "../http/endpoint.ts";
import { locale, plainText, redirectTo } from "../http/values.ts";
import { emailAddress } from "./site-settings.ts";

/** Registering an account, if the site allows it. */

const name = plainText.trim().max(100);

export const register = endpoint({
  name: "register",
  method: "POST",
  path: "/api/sign-up",
  isOpen: true,
  summary:
    "Ask for an account: a mailed link confirms the address. Answered alike, and after the same " +
    "work, whether or not the address has an account. 409 where the site takes no new accounts.",
  body: z.strictObject({
    first_name: name.min(1, { error: "Enter your first name." }),
    last_name: name,
    email: plainText.trim().min(1, { error: "Enter your e-mail address." }).pipe(emailAddress),
    password: newPassword,
    /** Must be true if the site has terms. */
    accepts_terms: z.boolean(),
    /** The invitation code of a course. */
    code: plainText.trim().max(20).optional(),
  }),
  response: z.strictObject({ message: z.string() }),
  errors: [409],
});

export const confirmRegistration = endpoint({
  name: "confirmRegistration",
  method: "POST",
  path: "/api/sign-up/confirm",
  isOpen: true,
  summary:
    "Confirm one's address by the token of the mailed link, which can be used once, and the " +
    "password that was chosen; the account exists then.",
  body: z.strictObject({
    token: z.string().regex(/^[\w-]{43}$/, {
      error: "This link is no longer valid. If you have used it before, sign in.",
    }),
    password: plainText.min(1, { error: "Enter your password." }).max(1_000),
  }),
  response: z.strictObject({ email: z.string(), redirect_to: redirectTo }),
  errors: [409],
});

export const readLegalText = endpoint({
  name: "readLegalText",
  method: "GET",
  path: "/api/site/texts/:text",
  isOpen: true,
  summary:
    "The site's terms or its privacy notice, for everybody, in the reader's language if it is there.",
  params: z.strictObject({ text: z.enum(["terms", "privacy"]) }),
  response: z.strictObject({ locale, html: z.string() }),
  errors: [404],
});
