import { type SQL, sql } from "drizzle-orm";

import type { Discussion } from "../kind/discussion.ts";
import { type FairCursor, MOST_SHOWN } from "./fair-cursor.ts";

/**
 * The least seen are drawn from this many times as many, so that concurrent readers get different
 * ones.
 */
const CHOICE = 3;
/** Minimum number of posts that they are drawn from, however few of them are shown. */
const LEAST_CHOICE = 30;

/** Values of the placeholders that {@link pickFairly} uses, besides those of its scope and `userId`. */
export function fairValues({ before, shown }: FairCursor, limit: number) {
  const room = Math.max(0, MOST_SHOWN - shown.length);
  const leastSeenLimit = Math.min(Math.floor(limit / 2), room);
  return {
    before,
    shown,
    limit,
    newest: limit - leastSeenLimit,
    leastSeenLimit,
    choice: leastSeenLimit === 0 ? 0 : Math.max(leastSeenLimit * CHOICE, LEAST_CHOICE),
  };
}

interface PickedRow {
  id: number;
  /** Whether it is among the newest; else among the least seen. */
  isNewest: boolean;
  /** Whether more follow. */
  rest: boolean;
}

/** Rows of {@link pickFairly}, highest id first, in the order of the page; and the next cursor. */
export function arrangeFairly<Row extends PickedRow>(
  rows: readonly Row[],
  cursor: FairCursor,
): { posts: Omit<Row, "isNewest" | "rest">[]; next: FairCursor | null } {
  const picked = rows.map(({ isNewest, rest, ...post }) => ({ isNewest, rest, post }));
  const newest = picked.filter(({ isNewest }) => isNewest);
  const leastSeen = picked.filter(({ isNewest }) => !isNewest);
  const before = newest.at(-1)?.post.id;
  // If the page holds all there is, all of it came as the newest.
  const isLast = before === undefined || !picked.some(({ rest }) => rest);
  const shown = [...cursor.shown, ...leastSeen.map(({ post }) => post.id)];
  return {
    posts: interleave(newest, leastSeen).map(({ post }) => post),
    next: isLast ? null : { before, shown: shown.filter((id) => id < before) },
  };
}

function interleave<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  return first.flatMap((item, index) => [item, ...second.slice(index, index + 1)]);
}

const { placeholder } = sql;

/**
 * A page of posts: half of it the newest not shown yet, half the least seen among the older ones. Both
 * are read through an index of the scope, so the cost is that of the page; see docs/decisions/0016.
 * Reads one more than the page holds, to know whether there is a next one, and all columns needed,
 * which saves looking the rows up again.
 * The posts' table counts its `views`.
 * @param scope condition on the columns that the indexes begin with
 */
export function pickFairly({ posts, isPublished }: Discussion, scope: SQL): SQL {
  const waiting = sql`
    select ${posts.id}, ${posts.userId}, ${posts.comments}, ${posts.likes}, ${posts.hidden}, views
    from ${posts}
    where ${scope} and ${isPublished} and not ${posts.hidden}
      and ${posts.id} <> all(${placeholder("shown")}::bigint[])`;
  return sql`(
    with newest as (
      ${waiting} and ${posts.id} < ${placeholder("before")} order by ${posts.id} desc
      limit ${placeholder("limit")}::int + 1
    ), size as (
      select count(*) > ${placeholder("limit")} as has_rest from newest
    ), taken as (
      select * from newest order by id desc
      limit (select case when has_rest then ${placeholder("newest")}::int else ${placeholder("limit")}::int end from size)
    ), least_seen as (
      ${waiting} and ${posts.id} < (select min(id) from taken) and (select has_rest from size)
      order by views, ${posts.id} limit ${placeholder("choice")}
    ), drawn as (
      select * from least_seen
      -- Few views more or less do not count, as the latest are not stored yet. What decides then is as
      -- good as random, and the same for the same reader.
      order by views + (hashint8extended(id, ${placeholder("userId")}) & 3),
        hashint8extended(id, ${placeholder("userId")})
      limit ${placeholder("leastSeenLimit")}
    )
    select taken.*, true as is_newest, has_rest from taken, size
    union all
    select drawn.*, false, true from drawn
  ) as picked`;
}

/** Columns of {@link pickFairly}. */
export const pickedPost = {
  id: sql<number>`picked.id`.mapWith(Number),
  userId: sql<number | null>`picked.user_id`,
  comments: sql<number>`picked.comments`,
  likes: sql<number>`picked.likes`,
  hidden: sql<boolean>`picked.hidden`,
  isNewest: sql<boolean>`picked.is_newest`,
  rest: sql<boolean>`picked.has_rest`,
};
