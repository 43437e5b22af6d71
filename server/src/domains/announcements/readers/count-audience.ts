import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { audienceOf } from "../announcement/audience-of.ts";
import type { Announcement } from "../announcement/find-announcement.ts";

/** How many people an announcement currently addresses, and how many of them have read it. */
export async function countAudience(
  { database }: Context,
  announcement: Pick<Announcement, "id" | "courseId" | "groupId" | "isDirect">,
): Promise<{ audience: number; read: number }> {
  const { rows } = await database.execute<{ audience: number; read: number }>(sql`
    select count(*)::int as audience, count(r.user_id)::int as read
    from (select u.id from ${audienceOf(announcement)}) u
    left join announcement_readings r
      on r.user_id = u.id and r.announcement_id = ${announcement.id}`);
  return rows[0] ?? { audience: 0, read: 0 };
}
