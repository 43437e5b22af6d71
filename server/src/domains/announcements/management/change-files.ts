import { and, eq } from "drizzle-orm";

import { announcementFiles, announcements } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, notFound } from "../../../platform/errors/domain-error.ts";
import type { ReceivedFile } from "../../../platform/storage/received-file.ts";
import { announcementState } from "../announcement/announcement-state.ts";
import {
  findAnnouncement,
  lockAnnouncement,
  type NamedAnnouncement,
} from "../announcement/find-announcement.ts";
import { addFile } from "../files/add-file.ts";

interface AnnouncementFile {
  id: number;
  fileName: string;
}

/**
 * Attaches a file for download; idempotent.
 * @throws `invalid` under the file's key; `conflict` if the announcement was withdrawn
 */
export function attachFile(
  ctx: Context,
  { id, file }: { id: number; file: ReceivedFile },
): Promise<NamedAnnouncement> {
  return withTransaction(ctx, async (inner) => {
    await refuseWithdrawn(inner, id);
    const { isNew } = await addFile(inner, { announcementId: id, file, use: "attachment" });
    if (isNew) await noteChange(inner, id);
    return findAnnouncement(inner, id);
  });
}

/**
 * Removes a file for download.
 * @throws `not_found`; `conflict` if the announcement was withdrawn
 */
export function detachFile(
  ctx: Context,
  { id, fileName }: AnnouncementFile,
): Promise<NamedAnnouncement> {
  return withTransaction(ctx, async (inner) => {
    await refuseWithdrawn(inner, id);
    const { announcementId, name, use } = announcementFiles;
    const gone = await inner.database
      .delete(announcementFiles)
      .where(
        and(eq(announcementId, id), eq(name, fileName.normalize("NFC")), eq(use, "attachment")),
      )
      .returning({ name });
    if (gone.length === 0) throw notFound();
    await noteChange(inner, id);
    return findAnnouncement(inner, id);
  });
}

async function refuseWithdrawn(ctx: Context, id: number): Promise<void> {
  const { withdrawnAt } = await lockAnnouncement(ctx, id);
  if (withdrawnAt) throw conflict("announcement_withdrawn", "This announcement was withdrawn.");
}

/** Marks a sent announcement as edited. The version is kept: unsaved text can still be saved. */
async function noteChange(ctx: Context, id: number): Promise<void> {
  const now = ctx.clock.now();
  const { visibleFrom, expiresAt, withdrawnAt } = await findAnnouncement(ctx, id);
  const state = announcementState({ visibleFrom, expiresAt, withdrawnAt }, now);
  if (state !== "sent" && state !== "expired") return;
  await ctx.database.update(announcements).set({ editedAt: now }).where(eq(announcements.id, id));
}
