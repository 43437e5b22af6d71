import type { Context } from "../../../platform/context.ts";
import { announcementDiscussion, findCommentedAnnouncement } from "../../announcements/index.ts";
import { notifyConversation } from "./notify-conversation.ts";

interface Commented {
  userId: number;
  announcementId: number;
  commentId: number;
}

/** Notifies an announcement's author of a comment, and earlier commenters. */
export async function notifyOfAnnouncementComment(
  ctx: Context,
  { userId, announcementId, commentId }: Commented,
): Promise<void> {
  const announcement = await findCommentedAnnouncement(ctx, commentId);
  // Deleted, hidden or withdrawn in the meantime.
  if (!announcement) return;
  const { authorId, courseId } = announcement;
  await notifyConversation(ctx, announcementDiscussion, {
    comment: { userId, postId: announcementId, commentId },
    authorId,
    kind: "announcement-comment",
    about: {
      bundleKey: `announcement-comment:${commentId}`,
      announcementCommentId: commentId,
      ...(courseId !== null && { courseId }),
    },
  });
}
