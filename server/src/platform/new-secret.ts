import { randomBytes } from "node:crypto";

/** A new secret of 256 bits, safe in cookies and addresses. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}
