import type { Context } from "../../platform/context.ts";
import { daily, defineJob, hourly } from "../../platform/jobs/job.ts";
import { deleteOldDrafts } from "./drafts/delete-old-drafts.ts";
import { deleteOldVersions } from "./history/delete-old-versions.ts";
import { deleteEndedUploads } from "./media/delete-ended-uploads.ts";
import { finishUploadJob } from "./media/finish-upload.ts";
import { deleteUnusedUploads } from "./uploads/delete-unused-uploads.ts";

export const authoringJobs = [
  defineJob<Context>({
    name: "authoring.delete-old-drafts",
    schedule: daily(3, 20),
    run: deleteOldDrafts,
  }),
  defineJob<Context>({
    name: "authoring.delete-old-versions",
    schedule: daily(3, 30),
    run: deleteOldVersions,
  }),
  defineJob<Context>({
    name: "authoring.delete-unused-uploads",
    schedule: daily(3, 40),
    run: deleteUnusedUploads,
  }),
  defineJob<Context>({
    name: "authoring.delete-ended-uploads",
    schedule: hourly(25),
    run: deleteEndedUploads,
  }),
  finishUploadJob,
];
