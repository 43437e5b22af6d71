import type { Context } from "../../platform/context.ts";
import { defineJob, hourly } from "../../platform/jobs/job.ts";
import { deleteOldReadings } from "./dated/delete-old-readings.ts";
import { refreshDatedResultsJob } from "./dated/ensure-dated-results.ts";
import { refreshResultsJob } from "./refresh/ensure-results.ts";

export const insightJobs = [
  refreshResultsJob,
  refreshDatedResultsJob,
  defineJob<Context>({
    name: "insight.delete-old-readings",
    schedule: hourly(33),
    run: deleteOldReadings,
  }),
];
