import { and, desc, eq, exists, sql } from "drizzle-orm";

import type { Database } from "../../../database/connection.ts";
import { prepareStatement } from "../../../database/prepare-statement.ts";
import {
  answers,
  opinionComments,
  opinionLikes,
  opinions,
  users,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { MOST_SHOWN, type OpinionCursor } from "./opinion-cursor.ts";

interface Wanted {
  sectionId: number;
  cursor: OpinionCursor;
  /** Opinions to show. */
  limit: number;
}

/** An opinion as its list shows it. */
export type ListedOpinion = Omit<
  Awaited<ReturnType<typeof findOwnOpinion>>[number],
  "firstName"
> & {
  /** Null where the author was erased. */
  firstName: string | null;
};

/**
 * The least seen are drawn from this many times as many, so that concurrent readers get different
 * ones.
 */
const CHOICE = 3;

/**
 * A page of the peers' opinions on a question: half of it the newest not shown yet, half the least
 * seen among the older ones, alternating. Both are read through an index, so the cost is that of
 * the page; see docs/decisions/0016.
 * @returns the page, and where the next begins; null at the end
 */
export async function listOpinions(
  ctx: Context,
  actor: Actor,
  { sectionId, cursor, limit }: Wanted,
): Promise<{ opinions: ListedOpinion[]; next: OpinionCursor | null }> {
  const room = Math.max(0, MOST_SHOWN - cursor.shown.length);
  const leastSeenLimit = Math.min(Math.floor(limit / 2), room);
  const rows = await selectPeers(ctx.database).execute({
    userId: actor.id,
    sectionId,
    before: cursor.before,
    shown: cursor.shown,
    limit,
    newest: limit - leastSeenLimit,
    leastSeenLimit,
    choice: leastSeenLimit * CHOICE,
  });
  const found = rows.map(({ isNewest, rest, ...opinion }) => ({ isNewest, rest, opinion }));
  const newest = found.filter(({ isNewest }) => isNewest).map(({ opinion }) => opinion);
  const leastSeen = found.filter(({ isNewest }) => !isNewest).map(({ opinion }) => opinion);
  const before = newest.at(-1)?.id;
  // Where there is no more than the page holds, all of it came as the newest.
  const isLast = before === undefined || !found.some(({ rest }) => rest);
  const shown = [...cursor.shown, ...leastSeen.map(({ id }) => id)];
  return {
    opinions: interleave(newest, leastSeen),
    next: isLast ? null : { before, shown: shown.filter((id) => id < before) },
  };
}

/** The person's own opinion on a question, as a list of at most one. */
export async function findOwnOpinion(ctx: Context, actor: Pick<Actor, "id">, sectionId: number) {
  return selectOwn(ctx.database).execute({ userId: actor.id, sectionId });
}

function interleave<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  return first.flatMap((item, index) => [item, ...second.slice(index, index + 1)]);
}

const { placeholder } = sql;

/** Opinions on the question that peers see, without the reader's own and those already shown. */
const waiting = sql`
  select o.id, o.user_id, o.comments, o.likes, o.hidden, o.views from opinions o
  where o.section_id = ${placeholder("sectionId")} and o.published and not o.hidden
    and o.user_id is distinct from ${placeholder("userId")} and o.id <> all(${placeholder("shown")}::bigint[])`;

/**
 * One more than the page holds, to know whether there is a next one. Selects all columns needed,
 * which saves looking the rows up again.
 */
const picked = sql`(
  with newest as (
    ${waiting} and o.id < ${placeholder("before")} order by o.id desc limit ${placeholder("limit")}::int + 1
  ), size as (
    select count(*) > ${placeholder("limit")} as has_rest from newest
  ), taken as (
    select * from newest order by id desc
    limit (select case when has_rest then ${placeholder("newest")}::int else ${placeholder("limit")}::int end from size)
  ), least_seen as (
    ${waiting} and o.id < (select min(id) from taken) and (select has_rest from size)
    order by o.views, o.id limit ${placeholder("choice")}
  ), drawn as (
    select * from least_seen
    -- As good as random, and the same for the same reader.
    order by hashint8extended(id, ${placeholder("userId")}) limit ${placeholder("leastSeenLimit")}
  )
  select taken.*, true as is_newest, has_rest from taken, size
  union all
  select drawn.*, false, true from drawn
) as picked`;

const pickedOpinion = {
  id: sql<number>`picked.id`.mapWith(opinions.id),
  comments: sql<number>`picked.comments`,
  likes: sql<number>`picked.likes`,
  hidden: sql<boolean>`picked.hidden`,
};

const selectPeers = prepareStatement((database) =>
  database
    .select({
      ...shownOf(database, pickedOpinion),
      isNewest: sql<boolean>`picked.is_newest`,
      rest: sql<boolean>`picked.has_rest`,
    })
    .from(picked)
    .innerJoin(answers, eq(answers.id, pickedOpinion.id))
    .leftJoin(users, sql`${users.id} = picked.user_id`)
    .orderBy(desc(pickedOpinion.id))
    .prepare("list_opinions"),
);

const selectOwn = prepareStatement((database) =>
  database
    .select(shownOf(database, opinions))
    .from(answers)
    .innerJoin(opinions, eq(opinions.id, answers.id))
    .innerJoin(users, eq(users.id, answers.userId))
    .where(
      and(
        eq(answers.userId, placeholder("userId")),
        eq(answers.sectionId, placeholder("sectionId")),
      ),
    )
    .prepare("list_own_opinions"),
);

/** What a list shows of an opinion. */
function shownOf(
  database: Database,
  { id, comments, likes, hidden }: typeof opinions | typeof pickedOpinion,
) {
  const mine = (table: typeof opinionComments | typeof opinionLikes) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.userId, placeholder("userId")), eq(table.opinionId, id))),
    ).mapWith(Boolean);
  return {
    id,
    text: sql<string>`coalesce(${answers.text}, '')`,
    firstName: users.firstName,
    avatar: users.avatar,
    comments,
    likes,
    hidden,
    commented: mine(opinionComments),
    liked: mine(opinionLikes),
  };
}
