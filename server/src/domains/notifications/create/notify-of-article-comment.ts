import type { Context } from "../../../platform/context.ts";
import { articleDiscussion, findCommentedArticle } from "../../articles/index.ts";
import { notifyConversation } from "./notify-conversation.ts";

interface Commented {
  userId: number;
  articleId: number;
  commentId: number;
}

/** Notifies an article's author of a comment, and earlier commenters. */
export async function notifyOfArticleComment(
  ctx: Context,
  { userId, articleId, commentId }: Commented,
): Promise<void> {
  const article = await findCommentedArticle(ctx, commentId);
  // Deleted or hidden in the meantime.
  if (!article) return;
  const { authorId, courseId } = article;
  await notifyConversation(ctx, articleDiscussion, {
    comment: { userId, postId: articleId, commentId },
    authorId,
    kind: "article-comment",
    about: { bundleKey: `article-comment:${commentId}`, courseId, articleCommentId: commentId },
  });
}
