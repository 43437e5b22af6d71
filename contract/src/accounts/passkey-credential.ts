import { z } from "zod";

/** Bytes in base64url, as browsers and servers exchange them in WebAuthn's JSON. */
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(max);

const shared = {
  id: bytes(2_000).min(1),
  rawId: bytes(2_000).min(1),
  type: z.literal("public-key"),
  authenticatorAttachment: z.string().max(50).optional(),
};

/** A new passkey, as created by the browser: WebAuthn's `RegistrationResponseJSON`. */
export const newPasskeyCredential = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes(10_000),
    attestationObject: bytes(50_000),
    transports: z.array(z.string().max(50)).max(20).optional(),
  }),
});

/** The assertion of a passkey: WebAuthn's `AuthenticationResponseJSON`. */
export const passkeyAssertion = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes(10_000),
    authenticatorData: bytes(10_000),
    signature: bytes(10_000),
    userHandle: bytes(200).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

const descriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});

/** Options for creating a passkey: WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreationOptions = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.string() })),
  excludeCredentials: z.array(descriptor).optional(),
});

/** Options for using a passkey: WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequestOptions = z.looseObject({
  challenge: z.string(),
  rpId: z.string().optional(),
  allowCredentials: z.array(descriptor).optional(),
});
