import type { Context } from "../../platform/context.ts";
import { defineJob, hourly } from "../../platform/jobs/job.ts";
import { deleteOldReadings } from "./dated/delete-old-readings.ts";
import { refreshDatedResultsJob } from "./dated/ensure-dated-results.ts";
import { refreshResultsJob } from "./refresh/ensure-results.ts";
import { queueDueExports } from "./scheduled/queue-due-exports.ts";
import { sendExportJob } from "./scheduled/send-export.ts";

export const insightJobs = [
  refreshResultsJob,
  refreshDatedResultsJob,
  sendExportJob,
  defineJob<Context>({
    name: "insight.queue-due-exports",
    schedule: hourly(3),
    run: queueDueExports,
  }),
  defineJob<Context>({
    name: "insight.delete-old-readings",
    schedule: hourly(33),
    run: deleteOldReadings,
  }),
];
