import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { Discussion } from "../kind/discussion.ts";
import { findComment } from "./find-comment.ts";

/**
 * A comment on a post that this person reads; hidden ones are visible only to their author.
 * @throws `not_found`
 */
export async function findVisibleComment(
  ctx: Context,
  discussion: Discussion,
  actor: Pick<Actor, "id">,
  wanted: { postId: number; commentId: number },
) {
  const comment = await findComment(ctx, discussion, wanted);
  if (comment.hidden && comment.userId !== actor.id) throw notFound();
  return comment;
}
