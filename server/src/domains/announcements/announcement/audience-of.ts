import { type SQL, sql } from "drizzle-orm";

import type { Announcement } from "./find-announcement.ts";

/**
 * An announcement's audience, as rows `u` of `users`: an SQL `from` clause that can be extended with
 * `and`.
 */
export function audienceOf({
  id,
  courseId,
  groupId,
  isDirect,
}: Pick<Announcement, "id" | "courseId" | "groupId" | "isDirect">): SQL {
  const isRecipient = sql`exists (
    select from announcement_recipients r where r.user_id = u.id and r.announcement_id = ${id})`;
  if (courseId === null) return sql`users u where u.disabled_at is null`;
  return sql`enrolments e join users u on u.id = e.user_id
    where e.course_id = ${courseId} and u.disabled_at is null
      and ${groupId === null ? sql`true` : sql`e.group_id = ${groupId}`}
      and ${isDirect ? isRecipient : sql`true`}`;
}
