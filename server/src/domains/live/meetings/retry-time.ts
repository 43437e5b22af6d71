import type { MeetingFailure } from "./open-provider-of.ts";

const MINUTE = 60_000;
const LONGEST_WAIT = 60 * MINUTE;

/**
 * When to retry a failed call: with exponential backoff from a minute to an hour, or when the provider
 * says. Credentials may be fixed in the meantime; a refused call is not repeated.
 * @param attempts consecutive failures, including this one
 */
export function retryTime(
  { reason, retryAfter }: Pick<MeetingFailure, "reason" | "retryAfter">,
  attempts: number,
  now: Date,
): Date | null {
  if (reason === "refused" || reason === "gone") return null;
  const isTransient = reason === "rate_limited" || reason === "unreachable";
  const wait = isTransient ? MINUTE * 2 ** (attempts - 1) : LONGEST_WAIT;
  const asked = (retryAfter ?? 0) * 1_000;
  return new Date(now.getTime() + Math.max(Math.min(wait, LONGEST_WAIT), asked));
}
