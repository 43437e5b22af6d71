import type { Context } from "../../platform/context.ts";
import { defineJob, everyQuarter, hourly } from "../../platform/jobs/job.ts";
import { eraseDuePeople } from "./erasure/erase-due-people.ts";
import { deleteExpiredExports } from "./export/delete-expired-exports.ts";
import { exportDataJob } from "./export/export-data-job.ts";
import { deleteExportBytesJob } from "./personal-data/delete-export-bytes.ts";

export const privacyJobs = [
  exportDataJob,
  deleteExportBytesJob,
  defineJob<Context>({
    name: "privacy.delete-expired-exports",
    schedule: hourly(17),
    run: deleteExpiredExports,
  }),
  defineJob<Context>({
    name: "privacy.erase-due-people",
    schedule: everyQuarter,
    run: eraseDuePeople,
  }),
];
