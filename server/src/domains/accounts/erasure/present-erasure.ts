import type { OwnErasure } from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { Erasure } from "./find-erasure.ts";

/** An erasure as shown to the person. */
export function presentErasure(
  { opinions, requestedAt, dueAt, requestedBy }: Erasure,
  { timeZone }: SiteSettings,
): NonNullable<OwnErasure["erasure"]> {
  return {
    opinions,
    requested_at: formatLocalDate(requestedAt, timeZone),
    due_at: formatLocalDate(dueAt, timeZone),
    by_administrator: requestedBy !== null,
  };
}
