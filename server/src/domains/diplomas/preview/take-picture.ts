import { buffer } from "node:stream/consumers";

import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";

import { diplomaVersions, files } from "../../../database/tables/index.ts";
import { runInBackground } from "../../../platform/background-process/run-in-background.ts";
import type { Context } from "../../../platform/context.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { storeFile } from "../../files/index.ts";
import type takePictureTask from "./take-picture-task.ts";

const TASK = new URL("./take-picture-task.ts", import.meta.url);

const payload = z.object({ diplomaId: z.int(), version: z.int() });

/** Takes a picture of a version's PDF, in a separate job so as not to delay the PDF. */
export const takePictureJob = defineJob({
  name: "diplomas.take-picture",
  payload,
  urgency: "background",
  run: takePicture,
});

async function takePicture(
  ctx: Context,
  { diplomaId, version }: z.infer<typeof payload>,
): Promise<void> {
  const { database, storage } = ctx;
  const isThis = and(
    eq(diplomaVersions.diplomaId, diplomaId),
    eq(diplomaVersions.version, version),
    isNull(diplomaVersions.pictureFileId),
  );
  const [made] = await database
    .select({ fileId: diplomaVersions.fileId, storageKey: files.storageKey })
    .from(diplomaVersions)
    .innerJoin(files, eq(files.id, diplomaVersions.fileId))
    .where(isThis);
  if (!made?.fileId) return;
  const pdf = await buffer(await storage.read(made.storageKey));
  const picture = await storeFile(
    ctx,
    await runInBackground<typeof takePictureTask>(ctx, TASK, pdf, "minutes"),
  );
  await database
    .update(diplomaVersions)
    .set({ pictureFileId: picture.id })
    // Its owner may have been erased in the meantime.
    .where(and(isThis, eq(diplomaVersions.fileId, made.fileId)));
}
