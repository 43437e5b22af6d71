import { and, eq, isNull } from "drizzle-orm";

import { opinionLikes, opinionReports } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";

/** What a person made of an opinion. */
export async function findReactions({ database }: Context, actor: Actor, opinionId: number) {
  const [likes, reports] = await Promise.all([
    database
      .select({ userId: opinionLikes.userId })
      .from(opinionLikes)
      .where(and(eq(opinionLikes.userId, actor.id), eq(opinionLikes.opinionId, opinionId))),
    database
      .select({ userId: opinionReports.userId })
      .from(opinionReports)
      .where(
        and(
          eq(opinionReports.userId, actor.id),
          eq(opinionReports.opinionId, opinionId),
          isNull(opinionReports.commentId),
        ),
      ),
  ]);
  return { liked: likes.length > 0, reported: reports.length > 0 };
}
