import { and, desc, eq, lt, not, or, sql } from "drizzle-orm";

import { opinionComments, opinionReports, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";

/** A comment as one person sees it. */
export type ListedComment = Awaited<ReturnType<typeof listComments>>[number];

interface Wanted {
  opinionId: number;
  /** Comments from this id on were shown; null begins with the latest. */
  before: number | null;
  limit: number;
  /** Only this comment. */
  only?: number;
}

/** Comments on an opinion, latest first; hidden ones are seen by their author alone. */
export async function listComments({ database }: Context, actor: Actor, wanted: Wanted) {
  const { before, limit, only } = wanted;
  const { id, userId, opinionId, hidden } = opinionComments;
  return database
    .select({
      id,
      text: opinionComments.text,
      createdAt: opinionComments.createdAt,
      hidden,
      firstName: users.firstName,
      avatar: users.avatar,
      own: sql<boolean>`${userId} is not distinct from ${actor.id}`,
      reported: sql<boolean>`${opinionReports.userId} is not null`,
    })
    .from(opinionComments)
    .leftJoin(users, eq(users.id, userId))
    .leftJoin(
      opinionReports,
      and(
        eq(opinionReports.userId, actor.id),
        eq(opinionReports.opinionId, opinionId),
        eq(opinionReports.commentId, id),
      ),
    )
    .where(
      and(
        eq(opinionId, wanted.opinionId),
        or(not(hidden), eq(userId, actor.id)),
        before === null ? undefined : lt(id, before),
        only === undefined ? undefined : eq(id, only),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}
