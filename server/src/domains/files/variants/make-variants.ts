import { buffer } from "node:stream/consumers";

import { PICTURE_WIDTHS } from "@paso/contract";
import { and, desc, eq, isNull, lt, lte, or, sql } from "drizzle-orm";

import { files, pictureVariants } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { runInBackground } from "../../../platform/background-process/run-in-background.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { defineJob, type Job } from "../../../platform/jobs/job.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { lockContent } from "../content/lock-content.ts";
import { MOST_PIXELS } from "../content/pixel-limit.ts";
import type encodeVariantsTask from "./encode-variants-task.ts";
import type { EncodedPicture, EncodingTask } from "./encode-variants-task.ts";
import { variantsMade } from "./files-events.ts";
import { variantKey } from "./variant-key.ts";

const TASK = new URL("./encode-variants-task.ts", import.meta.url);

/** Attempts after which a picture is left as it is. */
export const MOST_ATTEMPTS = 3;
/** Duration of a lease in milliseconds, during which no other attempt takes the picture. */
const LEASE = 15 * 60_000;

/**
 * Makes the variants of one picture, newest first, and then enqueues itself for the next: a backlog
 * does not delay other background work.
 */
export const makeVariantsJob: Job<Context, undefined> = defineJob<Context>({
  name: "files.make-variants",
  urgency: "backlog",
  // The picture is retried by the next job that is enqueued once its lease has ended.
  maxAttempts: 1,
  run: makeNext,
});

/** Enqueues the job, unless it is already waiting. */
export function beginMakingVariants(ctx: Context): Promise<void> {
  return enqueueJob(ctx, makeVariantsJob, undefined, { key: makeVariantsJob.name });
}

async function makeNext(ctx: Context): Promise<void> {
  const picture = await leaseNext(ctx);
  if (!picture) return;
  try {
    await makeVariants(ctx, picture, (task) =>
      runInBackground<typeof encodeVariantsTask>(ctx, TASK, task),
    );
  } finally {
    await beginMakingVariants(ctx);
  }
}

interface LeasedPicture {
  fileId: number;
  storageKey: string;
}

type Encode = (task: EncodingTask) => Promise<EncodedPicture>;

async function leaseNext({ database, clock }: Context): Promise<LeasedPicture | null> {
  const { fileId, made, attempts, leasedUntil } = pictureVariants;
  const now = clock.now();
  const next = database
    .select({ fileId })
    .from(pictureVariants)
    .where(
      and(
        isNull(made),
        lt(attempts, MOST_ATTEMPTS),
        or(isNull(leasedUntil), lte(leasedUntil, now)),
      ),
    )
    .orderBy(desc(fileId))
    .limit(1)
    .for("update", { skipLocked: true });
  const [leased] = await database
    .update(pictureVariants)
    .set({ attempts: sql`${attempts} + 1`, leasedUntil: new Date(now.getTime() + LEASE) })
    .from(files)
    .where(and(eq(fileId, sql`(${next})`), eq(files.id, fileId)))
    .returning({ fileId, storageKey: files.storageKey });
  return leased ?? null;
}

/** Makes the variants of a picture; idempotent. */
export async function makeVariants(
  ctx: Context,
  { fileId, storageKey }: LeasedPicture,
  encode: Encode,
): Promise<void> {
  const bytes = await buffer(await ctx.storage.read(storageKey));
  const encoded = await encode({
    bytes,
    widths: PICTURE_WIDTHS,
    mostPixels: MOST_PIXELS,
  });
  await withTransaction(ctx, async (inner) => {
    // Its bytes, and those of its variants, may be about to be deleted.
    await lockContent(inner, storageKey, "shared");
    const [row] = await inner.database
      .select({ fileId: pictureVariants.fileId })
      .from(pictureVariants)
      .where(eq(pictureVariants.fileId, fileId))
      .for("update");
    if (row) await keepVariants(inner, { fileId, storageKey }, encoded);
  });
}

async function keepVariants(
  ctx: Context,
  { fileId, storageKey }: LeasedPicture,
  { variants, ...facts }: EncodedPicture,
): Promise<void> {
  for (const { bytes, ...variant } of variants) {
    const key = variantKey(storageKey, variant);
    // Another version of the encoder may have made other bytes before.
    await ctx.storage.delete(key);
    await ctx.storage.put(key, bytes);
  }
  const kept = variants.map(({ bytes, ...variant }) => ({ ...variant, size: bytes.length }));
  await ctx.database
    .update(pictureVariants)
    .set({
      made: { ...facts, variants: kept },
      size: kept.reduce((sum, { size }) => sum + size, 0),
      leasedUntil: null,
    })
    .where(eq(pictureVariants.fileId, fileId));
  await emit(ctx, variantsMade, { fileId });
}
