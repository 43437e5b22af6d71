import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import type { Context } from "../../../platform/context.ts";
import { bellNotifications } from "./visible-notifications.ts";

/** How many notifications a person has not read. */
export async function countUnread(ctx: Context, userId: number): Promise<number> {
  return (await countUnreadOf(ctx, [userId])).get(userId) ?? 0;
}

/** How many notifications each of these people has not read, 0 included, in one statement. */
export async function countUnreadOf(
  ctx: Context,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await ctx.database.execute<{ userId: number; unread: number }>(sql`
    select n.user_id as "userId", count(*)::int as unread
    from ${bellNotifications(ctx.clock.now())} and n.read_at is null
      and ${isAnyOf(sql`n.user_id`, userIds)}
    group by n.user_id`);
  const counted = new Map(rows.map(({ userId, unread }) => [userId, unread]));
  return new Map(userIds.map((id) => [id, counted.get(id) ?? 0]));
}
