import { and, eq } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Discussion } from "../kind/discussion.ts";

/**
 * A comment on a post.
 * @throws `not_found`
 */
export async function findComment(
  ctx: Context,
  { comments }: Discussion,
  { postId, commentId }: { postId: number; commentId: number },
) {
  const [comment] = await ctx.database
    .select({ userId: comments.userId, hidden: comments.hidden })
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.postId, postId)));
  if (!comment) throw notFound();
  return comment;
}
