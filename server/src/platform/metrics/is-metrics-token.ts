import { createHash, timingSafeEqual } from "node:crypto";

/** Whether an `Authorization` header holds the token, compared in constant time. */
export function isMetricsToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
