import type { FetchState, Locale } from "@paso/contract";

import type { liveFetches } from "../../../database/tables/index.ts";
import { describeFailure } from "../meetings/describe-failure.ts";

/** How far the provider's record of a date has been fetched. */
export function presentFetch(
  fetch: typeof liveFetches.$inferSelect | undefined,
  locale: Locale,
): FetchState {
  if (!fetch) return { state: "none", reason: null, retry_at: null };
  const { state, error, errorDetail, tryAt } = fetch;
  const hasFailed = state === "pending" && error !== null && error !== "gone";
  return {
    state: hasFailed ? "failed" : state,
    reason: error !== null && error !== "gone" ? describeFailure(error, errorDetail, locale) : null,
    retry_at: tryAt && tryAt.toISOString(),
  };
}
