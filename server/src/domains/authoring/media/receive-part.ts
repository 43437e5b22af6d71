import { randomUUID } from "node:crypto";

import { and, count, eq } from "drizzle-orm";

import { mediaUploadParts, mediaUploads } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { DomainError, type FieldMessage, invalid } from "../../../platform/errors/domain-error.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { checkMediaHead, MEDIA_HEAD } from "../../files/index.ts";
import { deleteParts } from "./delete-parts.ts";
import type { MediaUploadRow } from "./find-upload.ts";
import { finishUploadJob } from "./finish-upload.ts";
import { MEDIA_LIMITS } from "./media-limits.ts";

interface Part {
  /** Position of its first byte in the file. */
  offset: number;
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * Receives more bytes of an upload, as many as arrive before the connection breaks; returns the total
 * received. Processes share no lock: of two concurrent parts the second to end is refused.
 * @throws `conflict` when the offset does not match; `invalid` on `file` when it is not a playable
 *   file, more is sent than was announced, or it comes in too many parts
 */
export async function receivePart(
  ctx: Context,
  upload: MediaUploadRow,
  { offset, bytes }: Part,
): Promise<number> {
  if (upload.state !== "receiving" || offset !== upload.received) throw otherOffset();
  await requireFewParts(ctx, upload);
  const storageKey = `part-${randomUUID()}`;
  const row = { uploadId: upload.id, storageKey, start: offset, createdAt: ctx.clock.now() };
  // Recorded before the bytes are stored, so that the leftovers of a crash are found and deleted.
  await ctx.database.insert(mediaUploadParts).values(row);
  try {
    const incoming = new IncomingBytes(bytes, upload.size - offset);
    await ctx.storage.put(storageKey, incoming.read());
    const issue = await judge(upload, offset, incoming);
    if (issue) {
      await refuseUpload(ctx, upload.id, issue);
      throw invalid({ file: [issue] });
    }
    if (incoming.count === 0) {
      await deleteParts(ctx, eq(mediaUploadParts.storageKey, storageKey));
      return offset;
    }
    return await keepPart(ctx, upload, { storageKey, offset, size: incoming.count });
  } catch (error) {
    await deleteParts(ctx, eq(mediaUploadParts.storageKey, storageKey));
    throw error;
  }
}

async function requireFewParts({ database }: Context, { id }: MediaUploadRow): Promise<void> {
  const [parts] = await database
    .select({ count: count() })
    .from(mediaUploadParts)
    .where(eq(mediaUploadParts.uploadId, id));
  if ((parts?.count ?? 0) < MEDIA_LIMITS.parts) return;
  throw invalid({ file: ["This upload comes in too many parts. Discard it and begin again."] });
}

/** Checks the file's type as soon as enough of it has been received. */
async function judge(
  { name, size }: MediaUploadRow,
  offset: number,
  { head, count: received }: IncomingBytes,
): Promise<FieldMessage | null> {
  if (offset > 0 || received < Math.min(size, MEDIA_HEAD)) return null;
  const verdict = await checkMediaHead(name, head);
  return "issue" in verdict ? verdict.issue : null;
}

/** Marks an upload whose content is not playable; a job deletes its parts. */
async function refuseUpload(
  { database, clock }: Context,
  uploadId: string,
  issue: FieldMessage,
): Promise<void> {
  await database
    .update(mediaUploads)
    .set({ state: "refused", issue, activeAt: clock.now() })
    .where(eq(mediaUploads.id, uploadId));
}

function keepPart(
  ctx: Context,
  upload: MediaUploadRow,
  { storageKey, offset, size }: { storageKey: string; offset: number; size: number },
): Promise<number> {
  const received = offset + size;
  const isWhole = received === upload.size;
  return withTransaction(ctx, async (inner) => {
    const kept = await inner.database
      .update(mediaUploads)
      .set({
        received,
        activeAt: inner.clock.now(),
        ...(isWhole && { state: "checking" as const }),
      })
      .where(
        and(
          eq(mediaUploads.id, upload.id),
          eq(mediaUploads.state, "receiving"),
          eq(mediaUploads.received, offset),
        ),
      )
      .returning({ id: mediaUploads.id });
    if (kept.length === 0) throw otherOffset();
    await inner.database
      .update(mediaUploadParts)
      .set({ size })
      .where(eq(mediaUploadParts.storageKey, storageKey));
    if (isWhole) await enqueueJob(inner, finishUploadJob, { uploadId: upload.id });
    return received;
  });
}

function otherOffset(): DomainError {
  const text = "The upload is at another place by now. Ask for its offset and go on from there.";
  return new DomainError("conflict", "upload_offset", text);
}

/** Counts incoming bytes, keeps their beginning, and ends when the connection breaks. */
class IncomingBytes {
  readonly #source: AsyncIterable<Uint8Array>;
  readonly #most: number;
  readonly #head: Uint8Array[] = [];
  #headSize = 0;
  count = 0;

  constructor(source: AsyncIterable<Uint8Array>, most: number) {
    this.#source = source;
    this.#most = most;
  }

  get head(): Uint8Array {
    return Buffer.concat(this.#head).subarray(0, MEDIA_HEAD);
  }

  async *read(): AsyncGenerator<Uint8Array> {
    const chunks = this.#source[Symbol.asyncIterator]();
    for (;;) {
      // A broken connection ends the part: the bytes before it are worth keeping.
      const next = await chunks.next().catch(() => null);
      if (next === null || next.done) return;
      const chunk = next.value;
      this.count += chunk.length;
      if (this.count > this.#most) {
        throw invalid({ file: ["More was sent than was announced."] });
      }
      if (this.#headSize < MEDIA_HEAD) {
        this.#head.push(chunk);
        this.#headSize += chunk.length;
      }
      yield chunk;
    }
  }
}
