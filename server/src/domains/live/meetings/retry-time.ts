import type { MeetingFailure } from "./open-provider-of.ts";

const MINUTE = 60_000;
const LONGEST_WAIT = 60 * MINUTE;

/**
 * When a provider that failed is asked again: after a minute, two, four, up to an hour, or when it
 * says. Credentials may be mended meanwhile; what it refused is not asked again.
 * @param attempts failed ones in a row, this one included
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
