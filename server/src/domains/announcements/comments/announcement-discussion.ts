import { sql } from "drizzle-orm";

import {
  announcementComments,
  announcementDecisions,
  announcementLikes,
  announcementReports,
  announcements,
} from "../../../database/tables/index.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { defineDiscussion } from "../../discussion/index.ts";
import { announcementCommented } from "../events/announcements-events.ts";

/** Announcements as posts with comments and likes. */
export const announcementDiscussion = defineDiscussion({
  posts: announcements,
  likes: announcementLikes,
  comments: announcementComments,
  decisions: announcementDecisions,
  reports: announcementReports,
  postId: "announcement_id",
  authorId: "author_id",
  courseOf: (postId) =>
    sql`(select ${announcements.courseId} from ${announcements} where ${announcements.id} = ${postId})`,
  ownLike: { code: "own_announcement", message: "You cannot like your own announcement." },
  onComment: (ctx, { userId, postId, commentId }) =>
    emit(ctx, announcementCommented, { userId, announcementId: postId, commentId }),
});
