import { and, eq, isNull } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import type { Discussion } from "../kind/discussion.ts";

/** A person's reactions to a post. */
export async function findReactions(
  { database }: Context,
  { likes, reports }: Discussion,
  actor: Pick<Actor, "id">,
  postId: number,
) {
  const [liked, reported] = await Promise.all([
    database
      .select({ userId: likes.userId })
      .from(likes)
      .where(and(eq(likes.userId, actor.id), eq(likes.postId, postId))),
    database
      .select({ userId: reports.userId })
      .from(reports)
      .where(
        and(eq(reports.userId, actor.id), eq(reports.postId, postId), isNull(reports.commentId)),
      ),
  ]);
  return { liked: liked.length > 0, reported: reported.length > 0 };
}
