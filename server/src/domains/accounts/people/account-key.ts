import { createHash } from "node:crypto";

/**
 * Stands for an e-mail address in keys of limits, whether or not it has an account. Not readable, for
 * people type passwords into the wrong field.
 */
export function accountKey(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("base64url");
}
