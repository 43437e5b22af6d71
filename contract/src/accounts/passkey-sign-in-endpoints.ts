import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { plainText } from "../http/values.ts";
import { passkeyAssertion, passkeyRequestOptions } from "./passkey-credential.ts";
import { signedInResponse } from "./session-endpoints.ts";

/** Requests a challenge to sign: for any passkey of this site, or for the signed-in person's. */
export const challengePasskey = endpoint({
  name: "challengePasskey",
  method: "POST",
  path: "/api/session/passkey/options",
  isOpen: true,
  summary:
    "What a passkey signs to sign in, or to confirm who one is. Valid for minutes, and once.",
  response: passkeyRequestOptions,
});

export const signInWithPasskey = endpoint({
  name: "signInWithPasskey",
  method: "POST",
  path: "/api/session/passkey",
  isOpen: true,
  summary: "Sign in with a passkey; it names the person and counts as both factors.",
  body: z.strictObject({ credential: passkeyAssertion }),
  response: signedInResponse,
});

export const confirmPassword = endpoint({
  name: "confirmPassword",
  method: "POST",
  path: "/api/session/confirm",
  summary: "Enter one's password again before a sensitive change.",
  body: z.strictObject({
    password: plainText.min(1, { error: "Enter your password." }).max(1000),
  }),
  response: z.strictObject({}),
});

export const confirmPasskey = endpoint({
  name: "confirmPasskey",
  method: "POST",
  path: "/api/session/confirm/passkey",
  summary: "Use one's passkey again before a sensitive change.",
  body: z.strictObject({ credential: passkeyAssertion }),
  response: z.strictObject({}),
});
