import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { plainText, redirectTo } from "../http/values.ts";

/** Minimum length of a password, in characters. */
export const PASSWORD_MIN_LENGTH = 10;

export const newPassword = plainText
  .min(1, { error: "You must write a new password." })
  .min(PASSWORD_MIN_LENGTH, { error: "Use at least 10 characters." })
  .max(1000, { error: "This is too long." });

/** Changes the signed-in person's password; every other session of theirs ends. */
export const changePassword = endpoint({
  name: "changePassword",
  method: "PUT",
  path: "/api/account/password",
  summary: "Change one's own password.",
  body: z.strictObject({
    current_password: plainText.min(1, { error: "Enter your password." }).max(1000),
    password: newPassword,
  }),
  response: z.strictObject({ message: z.string(), csrf_token: z.string() }),
});

/** Asks for a mail with a link to choose a new password. */
export const forgotPassword = endpoint({
  name: "forgotPassword",
  method: "POST",
  path: "/api/password/forgot",
  isOpen: true,
  summary:
    "Send a link to choose a new password. Answered alike, and after the same work, whether or not " +
    "the address has an account; says for how many minutes the link is valid.",
  body: z.strictObject({
    email: plainText
      .trim()
      .min(1, { error: "Enter your e-mail address." })
      .max(254)
      .regex(/^[^\s@]+@[^\s@]+$/, { error: "This is not an e-mail address." }),
  }),
  response: z.strictObject({ message: z.string() }),
});

/** An altered token gets the same error message as a used or expired one. */
const resetToken = z
  .string()
  .regex(/^[\w-]{43}$/, { error: "This link is no longer valid. Ask for a new one." });

/** Asked when the link is opened, so that nobody thinks up a password in vain. */
export const checkReset = endpoint({
  name: "checkReset",
  method: "POST",
  path: "/api/password/reset/check",
  isOpen: true,
  summary: "Whether a password can be chosen by the token of a mailed link, and whose it is.",
  body: z.strictObject({ token: resetToken }),
  response: z.strictObject({ email: z.string() }),
});

/** Sets a new password with the secret of a mailed link; every session of the person ends. */
export const resetPassword = endpoint({
  name: "resetPassword",
  method: "POST",
  path: "/api/password/reset",
  isOpen: true,
  summary: "Choose a new password by the token of a mailed link, which can be used once.",
  body: z.strictObject({
    token: resetToken,
    password: newPassword,
  }),
  response: z.strictObject({ redirect_to: redirectTo }),
});
