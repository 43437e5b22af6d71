import { and, eq } from "drizzle-orm";

import { opinionComments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

/**
 * A comment on an opinion.
 * @throws `not_found`
 */
export async function findComment(
  ctx: Context,
  { opinionId, commentId }: { opinionId: number; commentId: number },
) {
  const [comment] = await ctx.database
    .select({ userId: opinionComments.userId, hidden: opinionComments.hidden })
    .from(opinionComments)
    .where(and(eq(opinionComments.id, commentId), eq(opinionComments.opinionId, opinionId)));
  if (!comment) throw notFound();
  return comment;
}
