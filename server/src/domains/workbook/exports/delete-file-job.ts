import { z } from "zod";

import type { Context } from "../../../platform/context.ts";
import { defineJob } from "../../../platform/jobs/job.ts";

/** Deletes the bytes of a file whose row is gone. */
export const deleteFileJob = defineJob({
  name: "workbook.delete-file",
  payload: z.object({ storageKey: z.string() }),
  run: ({ storage }: Context, { storageKey }) => storage.delete(storageKey),
});
