import { and, eq } from "drizzle-orm";

import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { Discussion } from "../kind/discussion.ts";
import { lockPost } from "./lock-post.ts";

/**
 * Likes a post, or removes the like, and counts it in the same transaction.
 * @throws `conflict` on the person's own
 */
export function likePost(
  ctx: Context,
  discussion: Discussion,
  actor: Pick<Actor, "id">,
  postId: number,
): Promise<{ liked: boolean; likes: number }> {
  const { posts, likes, ownLike, onLike } = discussion;
  return withTransaction(ctx, async (inner) => {
    const post = await lockPost(inner, discussion, actor, postId);
    if (post.userId === actor.id) throw conflict(ownLike.code, ownLike.message);
    const removed = await inner.database
      .delete(likes)
      .where(and(eq(likes.userId, actor.id), eq(likes.postId, postId)))
      .returning({ userId: likes.userId });
    const liked = removed.length === 0;
    if (liked) {
      await inner.database
        .insert(likes)
        .values({ userId: actor.id, postId, createdAt: ctx.clock.now() });
      await onLike?.(inner, { userId: actor.id, postId });
    }
    const count = post.likes + (liked ? 1 : -1);
    await inner.database.update(posts).set({ likes: count }).where(eq(posts.id, postId));
    return { liked, likes: count };
  });
}
