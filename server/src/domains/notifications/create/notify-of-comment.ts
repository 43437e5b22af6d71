import type { Context } from "../../../platform/context.ts";
import { findCommentedOpinion, opinionDiscussion } from "../../opinions/index.ts";
import { notifyConversation } from "./notify-conversation.ts";

interface Commented {
  userId: number;
  opinionId: number;
  commentId: number;
}

/** Notifies an opinion's author of a comment, and earlier commenters. */
export async function notifyOfComment(
  ctx: Context,
  { userId, opinionId, commentId }: Commented,
): Promise<void> {
  const opinion = await findCommentedOpinion(ctx, commentId);
  // Deleted or hidden in the meantime.
  if (!opinion) return;
  const { authorId, courseId } = opinion;
  await notifyConversation(ctx, opinionDiscussion, {
    comment: { userId, postId: opinionId, commentId },
    authorId,
    kind: "comment",
    about: { bundleKey: `comment:${commentId}`, courseId, opinionId, commentId },
  });
}
