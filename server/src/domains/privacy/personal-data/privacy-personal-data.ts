import { eq } from "drizzle-orm";

import { dataExports } from "../../../database/tables/index.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import type { PersonalData } from "../../../platform/personal-data/personal-data.ts";
import { deleteExportBytesJob } from "./delete-export-bytes.ts";

/** Copies that people requested. */
export const privacyPersonalData: PersonalData = {
  withheld: { data_exports: "Where the copy is that the person is given." },
  erases: ["data_exports"],
  async erase(ctx, { userId }) {
    const gone = await ctx.database
      .delete(dataExports)
      .where(eq(dataExports.userId, userId))
      .returning({ storageKey: dataExports.storageKey });
    for (const { storageKey } of gone) await enqueueJob(ctx, deleteExportBytesJob, { storageKey });
  },
};
