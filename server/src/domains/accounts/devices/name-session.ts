import { createHash } from "node:crypto";

/** The public name of a session, which does not reveal its stored hash. */
export function nameSession(tokenHash: Buffer): string {
  return createHash("sha256").update(tokenHash).digest("base64url");
}
