import { z } from "zod";

import type { Context } from "../../../platform/context.ts";
import { defineJob } from "../../../platform/jobs/job.ts";

/** Deletes the bytes of a copy whose row is gone. */
export const deleteExportBytesJob = defineJob({
  name: "privacy.delete-export-bytes",
  payload: z.object({ storageKey: z.string() }),
  run: ({ storage }: Context, { storageKey }) => storage.delete(storageKey),
});
