import type { Context } from "../../platform/context.ts";
import { daily, defineJob } from "../../platform/jobs/job.ts";
import { deleteBytesJob } from "./delete-bytes-job.ts";
import { deleteOrphanedFiles } from "./delete-orphaned-files.ts";

/** What the application registers of this domain. */
export const filesModule = {
  jobs: [
    defineJob<Context>({
      name: "files.delete-orphaned-files",
      schedule: daily(4, 20),
      run: deleteOrphanedFiles,
    }),
    deleteBytesJob,
  ],
};
