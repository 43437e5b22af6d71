import { createHash } from "node:crypto";

/** What is stored of a browser's secret: enough to find it, not enough to use it. */
export function hashSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

/** How long a session lasts, in seconds. */
export const SESSION_SECONDS = 30 * 86_400;
