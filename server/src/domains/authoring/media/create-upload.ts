import { randomUUID } from "node:crypto";

import { count, eq, sql } from "drizzle-orm";

import { mediaUploads } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { DomainError, invalid } from "../../../platform/errors/domain-error.ts";
import { checkMediaName, cleanFileName } from "../../files/index.ts";
import type { MediaUploadRow } from "./find-upload.ts";
import { MEDIA_LIMITS } from "./media-limits.ts";

interface NewUpload {
  pageId: number;
  userId: number;
  name: string;
  /** Bytes. */
  size: number;
  /** Last modification of the file, in milliseconds since 1970. */
  modified: number;
}

/**
 * Begins an upload, before any byte is sent; must run in a transaction.
 * @throws `invalid` on `name` or `size` when the file could not be played, is too large or one too
 *   many; `unavailable` when the site has too many
 */
export async function createUpload(ctx: Context, upload: NewUpload): Promise<MediaUploadRow> {
  const name = cleanFileName(upload.name);
  const issue = checkMediaName({ name, size: upload.size }, ctx.site.fileLimits);
  if (issue) throw invalid({ name: [issue] });
  await requireSpace(ctx, upload.size);
  // Serialises concurrent uploads, so that the count is exact.
  await ctx.database.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('media-uploads', 0))`,
  );
  const [counts] = await ctx.database
    .select({
      all: count(),
      own: sql<number>`count(*) filter (where ${mediaUploads.userId} = ${upload.userId})`.mapWith(
        Number,
      ),
    })
    .from(mediaUploads)
    .where(eq(mediaUploads.state, "receiving"));
  const { all = 0, own = 0 } = counts ?? {};
  if (own >= MEDIA_LIMITS.ofPerson) {
    const message = "You have {count} unfinished uploads. Continue or discard one of them first.";
    throw invalid({ name: [{ message, values: { count: own } }] });
  }
  if (all >= MEDIA_LIMITS.ofSite) {
    const text = "Too many videos are being uploaded. Try again in a few minutes.";
    throw new DomainError("unavailable", "too_many_uploads", text, { retryAfter: 60 });
  }
  const now = ctx.clock.now();
  const [row] = await ctx.database
    .insert(mediaUploads)
    .values({ ...upload, id: randomUUID(), name, createdAt: now, activeAt: now })
    .returning();
  if (!row) throw new Error("The upload has no row.");
  return row;
}

/** The parts and the assembled file briefly exist at the same time. */
async function requireSpace({ storage }: Context, size: number): Promise<void> {
  const space = await storage.space?.();
  if (!space || space.free - MEDIA_LIMITS.free >= 2 * size) return;
  throw invalid({ name: ["There is not enough room on the server for this file."] });
}
