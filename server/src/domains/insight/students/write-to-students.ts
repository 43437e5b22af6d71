import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { createAnnouncement } from "../../announcements/index.ts";
import { findStudentIds, type WhichStudents } from "./list-student-results.ts";

/**
 * Begins an announcement to exactly these students, who are chosen now: who joins them later is not written to.
 * @throws `conflict` where there is nobody
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
  const { id } = await createAnnouncement(ctx, { authorId, courseId, groupId: null, recipientIds });
  return { announcement_id: id, people: recipientIds.length };
}
