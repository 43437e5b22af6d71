import { and, eq } from "drizzle-orm";

import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import type { Actor } from "../../accounts/index.ts";
import type { Discussion } from "../kind/discussion.ts";
import { lockPost } from "../posts/lock-post.ts";

interface NewComment {
  postId: number;
  text: string;
  /** Idempotency token: identifies this comment among the person's own. */
  token: string | undefined;
}

/** Far more than a lively discussion needs; shared by all kinds. */
const LIMIT = { attempts: 30, seconds: 300 };

/**
 * Comments on a post and counts it in the same transaction. A repeat with the same token returns the
 * existing comment.
 * @returns the comment's id, and the number of comments now
 * @throws `rate_limited` after too many, `invalid` if the token belongs to a comment on another
 *   post
 */
export async function addComment(
  ctx: Context,
  discussion: Discussion,
  actor: Pick<Actor, "id">,
  { postId, text, token }: NewComment,
): Promise<{ id: number; comments: number }> {
  const { posts, comments } = discussion;
  const findSent = (inner: Context) => findByToken(inner, discussion, actor, token);
  if (!(await findSent(ctx))) await countAttempt(ctx, { key: `comment:${actor.id}`, ...LIMIT });
  return withTransaction(ctx, async (inner) => {
    const post = await lockPost(inner, discussion, actor, postId);
    // Under the lock, so that the second of two concurrent calls finds the first.
    const sent = await findSent(inner);
    if (sent && sent.postId !== postId) throw invalid({ token: ["This value is not valid."] });
    if (sent) return { id: sent.id, comments: post.comments };
    const [added] = await inner.database
      .insert(comments)
      .values({ userId: actor.id, postId, text, token: token ?? null, createdAt: ctx.clock.now() })
      // The token is concurrently being used for a comment on another post.
      .onConflictDoNothing()
      .returning({ id: comments.id });
    if (!added) throw invalid({ token: ["This value is not valid."] });
    const count = post.comments + 1;
    await inner.database.update(posts).set({ comments: count }).where(eq(posts.id, postId));
    await discussion.onComment(inner, { userId: actor.id, postId, commentId: added.id });
    return { id: added.id, comments: count };
  });
}

async function findByToken(
  { database }: Context,
  { comments }: Discussion,
  actor: Pick<Actor, "id">,
  token: string | undefined,
) {
  if (token === undefined) return undefined;
  const [comment] = await database
    .select({ id: comments.id, postId: comments.postId })
    .from(comments)
    .where(and(eq(comments.userId, actor.id), eq(comments.token, token)));
  return comment;
}
