import type { Context } from "../../platform/context.ts";
import { defineJob, hourly } from "../../platform/jobs/job.ts";
import { deleteExpiredExports } from "./exports/delete-expired-exports.ts";
import { deleteFileJob } from "./exports/delete-file-job.ts";
import { makeExportJob } from "./exports/make-export-job.ts";

export const workbookJobs = [
  makeExportJob,
  deleteFileJob,
  defineJob<Context>({
    name: "workbook.delete-expired-exports",
    schedule: hourly(23),
    run: deleteExpiredExports,
  }),
];
