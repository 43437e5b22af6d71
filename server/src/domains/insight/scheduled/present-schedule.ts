import type { ResultsSchedule } from "@paso/contract";

import type { scheduledExports } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";

export type ScheduledExport = typeof scheduledExports.$inferSelect;

/** A scheduled spreadsheet, as its recipient sees it. */
export function presentSchedule({ site }: Context, schedule: ScheduledExport): ResultsSchedule {
  const { id, table, format, weekday, nextAt, pausedAt, lastSentAt } = schedule;
  return {
    id,
    table,
    format,
    weekday,
    next_at: pausedAt === null ? formatLocalDate(nextAt, site.timeZone) : null,
    last_sent_at: lastSentAt && formatLocalDate(lastSentAt, site.timeZone),
  };
}
