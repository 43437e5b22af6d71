import { createHash } from "node:crypto";

/** The stored hash of a browser's secret: enough to find it, not to use it. */
export function hashSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
