import { and, desc, eq, lt, not, or, sql } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { isCourseStaff } from "../../courses/index.ts";
import type { Discussion } from "../kind/discussion.ts";

/** A comment as one person sees it. */
export type ListedComment = Awaited<ReturnType<typeof listComments>>[number];

interface Wanted {
  postId: number;
  /** Cursor: only comments with lower ids; null begins with the latest. */
  before: number | null;
  limit: number;
  /** Only this comment. */
  only?: number;
}

/** Comments on a post, latest first; hidden ones are visible only to their author. */
export async function listComments(
  { database }: Context,
  { comments, reports, courseOf }: Discussion,
  actor: Pick<Actor, "id">,
  wanted: Wanted,
) {
  const { before, limit, only } = wanted;
  const { id, userId, postId, hidden } = comments;
  return database
    .select({
      id,
      text: comments.text,
      createdAt: comments.createdAt,
      hidden,
      firstName: users.firstName,
      avatar: users.avatar,
      byStaff: isCourseStaff(userId, courseOf(wanted.postId)),
      own: sql<boolean>`${userId} is not distinct from ${actor.id}`,
      reported: sql<boolean>`${reports.userId} is not null`,
    })
    .from(comments)
    .leftJoin(users, eq(users.id, userId))
    .leftJoin(
      reports,
      and(eq(reports.userId, actor.id), eq(reports.postId, postId), eq(reports.commentId, id)),
    )
    .where(
      and(
        eq(postId, wanted.postId),
        or(not(hidden), eq(userId, actor.id)),
        before === null ? undefined : lt(id, before),
        only === undefined ? undefined : eq(id, only),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}
