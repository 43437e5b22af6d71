import { createHmac } from "node:crypto";

/** Values that bind a sign-in to the browser that began it, in addition to its state. */
interface OidcChecks {
  nonce: string;
  codeVerifier: string;
}

/**
 * Derived from the browser's secret, so that they need not be stored and no other browser can
 * complete the sign-in.
 */
export function deriveChecks(secret: string, state: string): OidcChecks {
  const derive = (purpose: string) =>
    createHmac("sha256", secret).update(`${purpose}:${state}`).digest("base64url");
  return { nonce: derive("nonce"), codeVerifier: derive("verifier") };
}
