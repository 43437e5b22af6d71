import { z } from "zod";

import type { Context } from "../../platform/context.ts";
import { defineJob } from "../../platform/jobs/job.ts";
import { deleteUnusedBytes } from "./delete-unused-bytes.ts";

/** Deletes the bytes of files whose rows are gone. */
export const deleteBytesJob = defineJob({
  name: "files.delete-bytes",
  payload: z.object({ storageKeys: z.array(z.string()) }),
  run: (ctx: Context, { storageKeys }) => deleteUnusedBytes(ctx, storageKeys),
});
