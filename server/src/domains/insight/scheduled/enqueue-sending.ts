import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import type { ScheduledExport } from "./present-schedule.ts";
import { sendExportJob } from "./send-export.ts";

/** Adds the job that sends a spreadsheet that is due, replacing one that still waits. */
export function enqueueSending(
  ctx: Pick<Context, "database">,
  { id: scheduleId, nextAt }: Pick<ScheduledExport, "id" | "nextAt">,
): Promise<void> {
  const payload = { scheduleId, dueAt: nextAt.toISOString() };
  return enqueueJob(ctx, sendExportJob, payload, { key: `results-schedule:${scheduleId}` });
}
