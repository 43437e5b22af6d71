import { createHash, timingSafeEqual } from "node:crypto";

/** Whether an `Authorization` header holds the token; takes as long whatever it holds. */
export function isMetricsToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
