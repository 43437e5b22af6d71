import { and, eq } from "drizzle-orm";

import { opinionComments, opinions } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { lockOpinion } from "../opinion/lock-opinion.ts";

/**
 * Deletes a comment for good, with its reports and decisions.
 * @returns the number of comments that peers see
 * @throws `not_found` unless it is the person's own
 */
export function deleteComment(
  ctx: Context,
  actor: Actor,
  { opinionId, commentId }: { opinionId: number; commentId: number },
): Promise<number> {
  return withTransaction(ctx, async (inner) => {
    const opinion = await lockOpinion(inner, actor, opinionId);
    const [deleted] = await inner.database
      .delete(opinionComments)
      .where(
        and(
          eq(opinionComments.id, commentId),
          eq(opinionComments.opinionId, opinionId),
          eq(opinionComments.userId, actor.id),
        ),
      )
      .returning({ hidden: opinionComments.hidden });
    if (!deleted) throw notFound();
    const comments = opinion.comments - (deleted.hidden ? 0 : 1);
    await inner.database.update(opinions).set({ comments }).where(eq(opinions.id, opinionId));
    return comments;
  });
}
