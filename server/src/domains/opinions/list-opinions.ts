import { and, desc, eq, exists, lt, ne, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../database/connection.ts";
import { prepareStatement } from "../../database/prepare-statement.ts";
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
  const { sectionId, limit } = wanted;
  const select = wanted.of === "self" ? selectOwn : selectMates;
  const before = wanted.before ?? Number.MAX_SAFE_INTEGER;
  return select(ctx.database).execute({ userId: actor.id, sectionId, before, limit });
}

const { placeholder } = sql;

const selectMates = prepareStatement((database) => {
  // Written out, not a value, so that the plan may rest on the index of published answers.
  const whose = and(sql`${answers.published}`, ne(answers.userId, placeholder("userId")));
  return selectOpinions(database, whose).prepare("list_opinions");
});

const selectOwn = prepareStatement((database) =>
  selectOpinions(database, eq(answers.userId, placeholder("userId"))).prepare("list_own_opinions"),
);

function selectOpinions(database: Database, whose: SQL | undefined) {
  const mine = (table: typeof opinionComments | typeof opinionLikes) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.userId, placeholder("userId")), eq(table.answerId, answers.id))),
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
        eq(answers.sectionId, placeholder("sectionId")),
        whose,
        lt(answers.id, placeholder("before")),
      ),
    )
    .orderBy(desc(answers.id))
    .limit(placeholder("limit"));
}
