import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime, pathId, plainText } from "../http/values.ts";
import { newPasskeyCredential, passkeyCreationOptions } from "./passkey-credential.ts";

/**
 * A person's sign-in methods. Changes require a password or passkey entered in the last minutes:
 * otherwise they are refused with 403 and the code `reauthentication_required`.
 */

/** Maximum number of passkeys per person. */
export const MAX_PASSKEYS = 20;

const passkeyName = plainText
  .trim()
  .min(1, { error: "Give the passkey a name." })
  .max(100, { error: "This is too long." });

const passkey = z.strictObject({
  id,
  name: z.string(),
  /** Whether it is synced to the person's other devices. */
  is_synced: z.boolean(),
  created_at: localDateTime,
  /** Null before the first sign-in with it. */
  last_used_at: localDateTime.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const readSecurity = endpoint({
  name: "readSecurity",
  method: "GET",
  path: "/api/account/security",
  summary: "How one can sign in.",
  response: z.strictObject({
    /** Oldest first. */
    passkeys: z.array(passkey),
    has_authenticator_app: z.boolean(),
    recovery_codes_left: z.int(),
    /** Whether the site requires a second factor of the person's role: an app or a passkey. */
    is_second_factor_required: z.boolean(),
    time_zone: z.string(),
  }),
});
export type Security = EndpointOutput<typeof readSecurity>;

export const offerPasskey = endpoint({
  name: "offerPasskey",
  method: "POST",
  path: "/api/account/passkeys/options",
  summary: "What a browser makes a new passkey of. Its challenge is valid for minutes, and once.",
  response: passkeyCreationOptions,
  errors: [409],
});

export const addPasskey = endpoint({
  name: "addPasskey",
  method: "POST",
  path: "/api/account/passkeys",
  summary: "Add a passkey that the browser made.",
  body: z.strictObject({ name: passkeyName, credential: newPasskeyCredential }),
  response: passkey,
  errors: [409],
});

export const renamePasskey = endpoint({
  name: "renamePasskey",
  method: "PUT",
  path: "/api/account/passkeys/:passkeyId",
  summary: "Rename a passkey.",
  params: z.strictObject({ passkeyId: pathId }),
  body: z.strictObject({ name: passkeyName }),
  response: passkey,
  errors: [404],
});

export const removePasskey = endpoint({
  name: "removePasskey",
  method: "DELETE",
  path: "/api/account/passkeys/:passkeyId",
  summary: "Remove a passkey: it can no longer be signed in with.",
  params: z.strictObject({ passkeyId: pathId }),
  response: z.strictObject({}),
  errors: [404],
});
