import { createHash } from "node:crypto";

/** The public name of a session, from which its stored hash cannot be told. */
export function nameSession(tokenHash: Buffer): string {
  return createHash("sha256").update(tokenHash).digest("base64url");
}
