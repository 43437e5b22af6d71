import { and, desc, eq, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { opinionLikes, opinions, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { answersView } from "../../learning/index.ts";

interface Wanted {
  userId: number;
  /** The questions that the opinions answer. */
  sectionIds: readonly number[];
  limit: number;
}

/** Opinions of others that a person liked and may still read, most recently liked first. */
export function findLikedOpinions({ database }: Context, { userId, sectionIds, limit }: Wanted) {
  return database
    .select({
      id: opinions.id,
      sectionId: opinions.sectionId,
      text: sql<string>`coalesce(${answersView.text}, '')`,
      firstName: users.firstName,
      avatar: users.avatar,
    })
    .from(opinionLikes)
    .innerJoin(opinions, eq(opinions.id, opinionLikes.opinionId))
    .innerJoin(answersView, eq(answersView.id, opinions.id))
    .leftJoin(users, eq(users.id, opinions.userId))
    .where(
      and(
        eq(opinionLikes.userId, userId),
        isAnyOf(opinions.sectionId, sectionIds),
        eq(opinions.published, true),
        eq(opinions.hidden, false),
        sql`${opinions.userId} is distinct from ${userId}`,
      ),
    )
    .orderBy(desc(opinionLikes.createdAt), desc(opinions.id))
    .limit(limit);
}
