import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { isReadBy, isShownTo, scopesOf } from "./scopes-of.ts";

/** Maximum latest urgent announcements examined per audience, to bound the cost. */
const MOST_LOOKED_AT = 20;

/** The latest urgent announcement of the last 60 days that a person has not read; null for none. */
export async function findUrgent(
  { database, clock }: Context,
  userId: number,
): Promise<{ id: number; title: string } | null> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const { rows } = await database.execute<{ id: number; title: string }>(sql`
    select a.id, a.title from ${scopesOf(userId)} s
    cross join lateral (
      select a.id, a.title, a.visible_from from announcements a
      where a.is_urgent and ${isShownTo(now)}
      order by a.id desc limit ${MOST_LOOKED_AT}) a
    where a.visible_from > ${now} - interval '60 days' and not ${isReadBy(userId)}
    order by a.visible_from desc, a.id desc limit 1`);
  return rows[0] ?? null;
}
