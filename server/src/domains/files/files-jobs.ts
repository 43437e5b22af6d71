import type { Context } from "../../platform/context.ts";
import { daily, defineJob } from "../../platform/jobs/job.ts";
import { deleteBytesJob } from "./delete-bytes-job.ts";
import { deleteOrphanedFiles } from "./delete-orphaned-files.ts";
import { makeVariantsJob } from "./variants/make-variants.ts";
import { resumeVariantsJob } from "./variants/resume-variants.ts";

export const filesJobs = [
  defineJob<Context>({
    name: "files.delete-orphaned-files",
    schedule: daily(4, 20),
    run: deleteOrphanedFiles,
  }),
  deleteBytesJob,
  makeVariantsJob,
  resumeVariantsJob,
];
