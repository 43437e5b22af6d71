import { and, eq, not } from "drizzle-orm";

import { announcementComments, announcements } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Course and author of the announcement a comment is about; null if either is hidden or gone. */
export async function findCommentedAnnouncement({ database }: Context, commentId: number) {
  const [announcement] = await database
    .select({ authorId: announcements.authorId, courseId: announcements.courseId })
    .from(announcementComments)
    .innerJoin(announcements, eq(announcements.id, announcementComments.announcementId))
    .where(
      and(
        eq(announcementComments.id, commentId),
        not(announcementComments.hidden),
        not(announcements.hidden),
      ),
    );
  return announcement ?? null;
}
