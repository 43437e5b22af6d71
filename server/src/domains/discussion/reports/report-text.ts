import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { Discussion } from "../kind/discussion.ts";

interface Reported {
  postId: number;
  /** Null for the post itself. */
  commentId: number | null;
  /** Its author; null if they were erased. */
  authorId: number | null;
  reason: string;
}

/**
 * Reports a post or a comment to staff. A person's first report is kept.
 * @throws `conflict` on the person's own
 */
export async function reportText(
  ctx: Context,
  { reports }: Discussion,
  actor: Pick<Actor, "id">,
  { postId, commentId, authorId, reason }: Reported,
): Promise<void> {
  if (authorId === actor.id) {
    throw conflict("own_text", "You cannot report what you wrote yourself.");
  }
  await ctx.database
    .insert(reports)
    .values({
      userId: actor.id,
      postId,
      commentId,
      reason: reason.trim(),
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing();
}
