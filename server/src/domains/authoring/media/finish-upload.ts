import { asc, eq } from "drizzle-orm";
import { z } from "zod";

import { mediaUploadParts, mediaUploads } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { checkMediaHead, MEDIA_HEAD, storeLargeFile } from "../../files/index.ts";
import { keepPageUpload } from "../uploads/keep-page-upload.ts";
import { deleteParts } from "./delete-parts.ts";

/**
 * Assembles a fully received upload into a file of its page. If its content turns out to be of the
 * wrong type, it is refused.
 */
export async function finishUpload(
  ctx: Context,
  { uploadId }: { uploadId: string },
): Promise<void> {
  const [upload] = await ctx.database
    .select()
    .from(mediaUploads)
    .where(eq(mediaUploads.id, uploadId));
  // Discarded meanwhile, or finished by an earlier attempt.
  if (upload?.state !== "checking") return;
  const parts = await ctx.database
    .select({ storageKey: mediaUploadParts.storageKey, size: mediaUploadParts.size })
    .from(mediaUploadParts)
    .where(eq(mediaUploadParts.uploadId, uploadId))
    .orderBy(asc(mediaUploadParts.start));
  const keys = parts.flatMap(({ storageKey, size }) => (size === null ? [] : [storageKey]));
  const verdict = await checkMediaHead(upload.name, await readHead(ctx, keys));
  if ("issue" in verdict) {
    await end(ctx, uploadId, { state: "refused", issue: verdict.issue });
  } else {
    const file = await storeLargeFile(ctx, () => readParts(ctx, keys), verdict.mediaType);
    await withTransaction(ctx, async (inner) => {
      const { pageId, name } = upload;
      const fileName = await keepPageUpload(inner, { pageId, name, fileId: file.id });
      await end(inner, uploadId, { state: "ready", fileName });
    });
  }
  await deleteParts(ctx, eq(mediaUploadParts.uploadId, uploadId));
}

export const finishUploadJob = defineJob({
  name: "authoring.finish-upload",
  payload: z.object({ uploadId: z.string() }),
  // Usual, though a large file takes a while: somebody watches, and a class's diplomas may be ahead in the background.
  run: (ctx: Context, payload) => finishUpload(ctx, payload),
});

async function end(
  { database, clock }: Context,
  uploadId: string,
  outcome: Partial<typeof mediaUploads.$inferInsert>,
): Promise<void> {
  await database
    .update(mediaUploads)
    .set({ ...outcome, activeAt: clock.now() })
    .where(eq(mediaUploads.id, uploadId));
}

async function* readParts(
  { storage }: Context,
  keys: readonly string[],
): AsyncGenerator<Uint8Array> {
  for (const key of keys) yield* await storage.read(key);
}

async function readHead(ctx: Context, keys: readonly string[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readParts(ctx, keys)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MEDIA_HEAD) break;
  }
  return Buffer.concat(chunks).subarray(0, MEDIA_HEAD);
}
