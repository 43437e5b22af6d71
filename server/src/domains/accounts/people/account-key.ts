import { createHash } from "node:crypto";

/**
 * Represents an e-mail address in rate limit keys, whether or not it has an account. Not readable,
 * because people type passwords into the wrong field.
 */
export function accountKey(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("base64url");
}
