import { and, eq } from "drizzle-orm";

import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { Discussion } from "../kind/discussion.ts";
import { lockPost } from "../posts/lock-post.ts";

/**
 * Deletes a comment for good, with its reports and decisions.
 * @returns the number of comments that others see
 * @throws `not_found` unless it is the person's own
 */
export function deleteComment(
  ctx: Context,
  discussion: Discussion,
  actor: Pick<Actor, "id">,
  { postId, commentId }: { postId: number; commentId: number },
): Promise<number> {
  const { posts, comments } = discussion;
  return withTransaction(ctx, async (inner) => {
    const post = await lockPost(inner, discussion, actor, postId);
    const [deleted] = await inner.database
      .delete(comments)
      .where(
        and(eq(comments.id, commentId), eq(comments.postId, postId), eq(comments.userId, actor.id)),
      )
      .returning({ hidden: comments.hidden });
    if (!deleted) throw notFound();
    const count = post.comments - (deleted.hidden ? 0 : 1);
    await inner.database.update(posts).set({ comments: count }).where(eq(posts.id, postId));
    return count;
  });
}
