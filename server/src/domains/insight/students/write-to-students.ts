import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { beginAnnouncement } from "../../announcements/index.ts";
import { findStudentIds, type WhichStudents } from "./list-student-results.ts";

/**
 * Begins an announcement to exactly these students, chosen now: those who join them later do not get it.
 * @throws `conflict` if there are none
 */
export async function writeToStudents(
  ctx: Context,
  { which, authorId }: { which: WhichStudents; authorId: number },
): Promise<{ announcement_id: number; people: number }> {
  const recipientIds = await findStudentIds(ctx, which);
  if (recipientIds.length === 0) {
    throw conflict("nobody", "There is nobody to write to any more.");
  }
  const { courseId } = which;
  const { id } = await beginAnnouncement(ctx, { authorId, courseId, groupId: null, recipientIds });
  return { announcement_id: id, people: recipientIds.length };
}
