import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { plainText } from "../http/values.ts";
import { signedInResponse } from "./session-endpoints.ts";

/**
 * The second factor: codes of an authenticator app (TOTP, RFC 6238), recovery codes instead of them,
 * or a passkey. Changes require a password or passkey entered in the last minutes, as in
 * `security-endpoints.ts`.
 */

const code = plainText.trim().min(1, { error: "Enter the code." }).max(50);

export const finishSignIn = endpoint({
  name: "finishSignIn",
  method: "POST",
  path: "/api/session/second-factor",
  isOpen: true,
  summary:
    "Finish signing in after a right password, with a code of the authenticator app or a recovery " +
    "code. 409 with the code `sign_in_expired`: begin again with the password.",
  body: z.strictObject({
    /** Six digits of the app, or a recovery code with or without its dashes. */
    code,
  }),
  response: signedInResponse.extend({
    /** How many recovery codes are left if one was used; null otherwise. */
    recovery_codes_left: z.int().nullable(),
  }),
  errors: [409],
});

export const offerAuthenticatorApp = endpoint({
  name: "offerAuthenticatorApp",
  method: "POST",
  path: "/api/account/authenticator-app/key",
  summary: "A new key to set up an authenticator app with. Sign-in asks for nothing yet.",
  response: z.strictObject({
    /** In Base32, to type. */
    key: z.string(),
    /** The same as an `otpauth://` address, for a QR code. */
    uri: z.string(),
  }),
  errors: [409],
});

/** Shown once: the server stores only hashes. */
const newCodes = z.strictObject({ recovery_codes: z.array(z.string()) });

export const addAuthenticatorApp = endpoint({
  name: "addAuthenticatorApp",
  method: "POST",
  path: "/api/account/authenticator-app",
  summary: "Turn on the app whose key was offered, with a code that it shows.",
  body: z.strictObject({ code }),
  response: newCodes,
  errors: [409],
});

export const removeAuthenticatorApp = endpoint({
  name: "removeAuthenticatorApp",
  method: "DELETE",
  path: "/api/account/authenticator-app",
  summary: "Turn the authenticator app off, its recovery codes with it.",
  response: z.strictObject({}),
  errors: [404, 409],
});

export const makeRecoveryCodes = endpoint({
  name: "makeRecoveryCodes",
  method: "POST",
  path: "/api/account/recovery-codes",
  summary: "Make new recovery codes; the earlier ones no longer work.",
  response: newCodes,
  errors: [404],
});
