import { eq, sql } from "drizzle-orm";

import { announcements } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, invalid, staleVersion } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { requireChange } from "../announcement/announcement-rights.ts";
import { announcementState } from "../announcement/announcement-state.ts";
import {
  findAnnouncement,
  lockAnnouncement,
  type NamedAnnouncement,
} from "../announcement/find-announcement.ts";
import { findFiles } from "../files/find-files.ts";
import { markShown } from "../files/mark-shown.ts";
import { checkDraft, checkScope, checkSent } from "./check-fields.ts";
import { presentManaged } from "./present-managed.ts";
import type { StoredFields } from "./stored-fields.ts";

interface Update {
  id: number;
  /** The version that the author began with. */
  version: number;
  fields: StoredFields;
}

/**
 * Saves an announcement's form. Once shown, it keeps its audience and date, is marked as edited if its
 * text changes, and is shown again if its new end is in the future.
 * @throws `conflict` (`stale_version`) with the current state, or if it was withdrawn; `invalid`;
 *   `forbidden` if the person may not address its new audience
 */
export function updateAnnouncement(
  ctx: Context,
  actor: Actor,
  { id, version, fields }: Update,
): Promise<NamedAnnouncement> {
  return withTransaction(ctx, async (inner) => {
    const now = inner.clock.now();
    const before = await lockAnnouncement(inner, id);
    if (before.version !== version) {
      const current = await presentManaged(inner, actor, before);
      throw staleVersion("Somebody else has changed this in the meantime.", current);
    }
    const state = announcementState(before, now);
    if (state === "withdrawn") {
      throw conflict("announcement_withdrawn", "This announcement was withdrawn.");
    }
    const files = await findFiles(inner, id);
    checkDraft(fields, new Set(files.map(({ name }) => name)));
    await checkScope(inner, fields);
    if (fields.courseId !== before.courseId) await requireChange(inner, actor, fields.courseId);
    if (state !== "draft") checkSent(fields, state === "expired" ? new Date(0) : now);
    const wasSent = state === "sent" || state === "expired";
    if (wasSent || before.isDirect) refuseOtherReaders(before, fields);
    // Comments are visible to all readers, who must not see each other.
    if (before.isDirect && fields.allowsComments) throw invalid({ allows_comments: [NO_COMMENTS] });
    await inner.database
      .update(announcements)
      .set({
        ...fields,
        ...(wasSent && {
          sendAt: before.sendAt,
          ...(isReworded(before, fields) && { editedAt: now }),
          endedAt: fields.expiresAt && fields.expiresAt <= now ? before.endedAt : null,
        }),
        ...(state === "planned" && { visibleFrom: fields.sendAt ?? now }),
        version: sql`${announcements.version} + 1`,
      })
      .where(eq(announcements.id, id));
    await markShown(inner, id, fields.html);
    return findAnnouncement(inner, id);
  });
}

/** Whether readers will see a different text from the one they read. */
function isReworded(before: NamedAnnouncement, { title, html }: StoredFields): boolean {
  return before.title !== title || before.html !== html;
}

const NO_COMMENTS = "Who gets this is not shown to the others, so that it takes no comments.";

/**
 * Its recipients have been mailed, so the audience is fixed. One for selected people was created for
 * them.
 */
function refuseOtherReaders(before: NamedAnnouncement, { courseId, groupId }: StoredFields): void {
  if (before.courseId === courseId && before.groupId === groupId) return;
  throw invalid({
    course_id: [
      before.isDirect
        ? "This is addressed to chosen people. To whom it goes stays."
        : "It has been sent already. To whom it goes stays.",
    ],
  });
}
