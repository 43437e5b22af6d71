import { createHash, timingSafeEqual } from "node:crypto";

/**
 * The CSRF token of a browser: derived from its cookie's secret, so that it is bound to the
 * session, changes with it, and cannot be computed by a page that cannot read the cookie.
 */
export function csrfTokenOf(secret: string): string {
  return createHash("sha256").update(`csrf:${secret}`).digest("base64url");
}

/** The headers that tell the origin of an unsafe request. */
export interface RequestOrigin {
  csrfToken: string | string[] | undefined;
  requestedWith: string | string[] | undefined;
  fetchSite: string | string[] | undefined;
}

/** Whether an unsafe request comes from our own pages: token, marker header and Fetch Metadata. */
export function verifyCsrf(secret: string | null, origin: RequestOrigin): boolean {
  if (secret === null || typeof origin.csrfToken !== "string") return false;
  if (origin.requestedWith !== "XMLHttpRequest") return false;
  if (origin.fetchSite !== undefined && origin.fetchSite !== "same-origin") return false;
  const expected = Buffer.from(csrfTokenOf(secret));
  const given = Buffer.from(origin.csrfToken);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
