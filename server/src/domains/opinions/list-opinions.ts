import { and, desc, eq, exists, lt, ne, sql } from "drizzle-orm";

import { answers, opinionComments, opinionLikes, users } from "../../database/tables/index.ts";
import type { Context } from "../../platform/context.ts";
import type { Actor } from "../../platform/http/actor.ts";

interface Wanted {
  sectionId: number;
  /** Whose: everybody else's published ones, or the person's own. */
  of: "mates" | "self";
  /** Id of the last opinion of the part before. */
  before: number | null;
  limit: number;
}

/** An opinion with what its list shows of it. */
export type ListedOpinion = Awaited<ReturnType<typeof listOpinions>>[number];

/**
 * Opinions on a question, newest first. Counts are kept on the answer and the list is read through
 * its index, so the cost is that of the part asked for, however many there are.
 */
export async function listOpinions(ctx: Context, actor: Actor, wanted: Wanted) {
  const { database } = ctx;
  const mine = (table: typeof opinionComments | typeof opinionLikes) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.userId, actor.id), eq(table.answerId, answers.id))),
    ).mapWith(Boolean);
  return database
    .select({
      id: answers.id,
      text: sql<string>`coalesce(${answers.text}, '')`,
      firstName: users.firstName,
      avatar: users.avatar,
      comments: answers.comments,
      likes: answers.likes,
      commented: mine(opinionComments),
      liked: mine(opinionLikes),
    })
    .from(answers)
    .innerJoin(users, eq(users.id, answers.userId))
    .where(
      and(
        eq(answers.sectionId, wanted.sectionId),
        wanted.of === "self"
          ? eq(answers.userId, actor.id)
          : and(eq(answers.published, true), ne(answers.userId, actor.id)),
        wanted.before === null ? undefined : lt(answers.id, wanted.before),
      ),
    )
    .orderBy(desc(answers.id))
    .limit(wanted.limit);
}
