/** The meaning of a response's status. */
export type ResponseOutcome =
  | "ok"
  | "unauthorized"
  | "missing"
  | "rate_limited"
  | "failing"
  | "refused";

export function outcomeOf({ ok, status }: Response): ResponseOutcome {
  if (ok) return "ok";
  if (status === 401 || status === 403) return "unauthorized";
  if (status === 404 || status === 410) return "missing";
  if (status === 429) return "rate_limited";
  return status >= 500 ? "failing" : "refused";
}

/** Whether the server says that the address is gone for good. */
export function isGone({ status }: Response): boolean {
  return status === 410;
}

/**
 * Seconds after which the server asks to retry, from `Retry-After` in any of its forms: seconds, an
 * HTTP date, or an ISO date, which some send. Undefined if there is none.
 */
export function readRetryAfter({ headers }: Response, now: Date): number | undefined {
  const text = headers.get("retry-after")?.trim();
  if (!text) return undefined;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const until = Date.parse(text);
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now.getTime()) / 1000));
}
