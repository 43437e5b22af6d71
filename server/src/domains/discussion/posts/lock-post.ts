import { eq } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { Discussion } from "../kind/discussion.ts";
import { seesPost } from "./post-policy.ts";

/**
 * Locks a post for the rest of the transaction, which serialises counting, commenting and editing.
 * @throws `not_found` once staff have hidden it
 */
export async function lockPost(
  ctx: Context,
  { posts, isPublished }: Discussion,
  actor: Pick<Actor, "id">,
  postId: number,
) {
  const [post] = await ctx.database
    .select({
      userId: posts.userId,
      published: isPublished,
      hidden: posts.hidden,
      likes: posts.likes,
      comments: posts.comments,
    })
    .from(posts)
    .where(eq(posts.id, postId))
    .for("no key update");
  if (!post || !seesPost(actor, post)) throw notFound();
  return post;
}
