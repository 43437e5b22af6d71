import { createHash } from "node:crypto";

/** The stored hash of a browser's secret: enough to look it up, but not to use it. */
export function hashSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
