import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { isShownTo, scopesOf } from "./scopes-of.ts";

/** Cursor of a list. */
export interface ListPosition {
  isPinned: boolean;
  visibleFrom: Date;
  id: number;
}

interface Wanted {
  userId: number;
  /** The last announcement of the previous page; null for the first page. */
  after: ListPosition | null;
  limit: number;
}

/** An announcement in its readers' list; instants are strings. */
export interface OwnRow extends Record<string, unknown> {
  id: number;
  title: string;
  excerpt: string;
  visibleFrom: string;
  editedAt: string | null;
  isPinned: boolean;
  isUrgent: boolean;
  isRead: boolean;
  courseId: number | null;
  courseTitle: string | null;
  groupId: number | null;
  groupName: string | null;
  isDirect: boolean;
  firstName: string | null;
  lastName: string | null;
  avatar: string | null;
}

/**
 * A person's announcements: pinned ones first, then the latest. Reads at most a page from each audience
 * they belong to, however many there are.
 */
export async function listOwn(
  { database, clock }: Context,
  { userId, after, limit }: Wanted,
): Promise<OwnRow[]> {
  const rest = after
    ? sql`and (a.is_pinned, a.visible_from, a.id)
        < (${after.isPinned}::boolean, ${after.visibleFrom.toISOString()}::timestamptz, ${after.id}::int)`
    : sql``;
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const order = sql`a.is_pinned desc, a.visible_from desc, a.id desc`;
  const { rows } = await database.execute<OwnRow>(sql`
    select a.id, a.title, a.excerpt, a.visible_from as "visibleFrom", a.edited_at as "editedAt",
      a.is_pinned as "isPinned", a.is_urgent as "isUrgent", r.user_id is not null as "isRead",
      a.course_id as "courseId", c.title as "courseTitle", a.group_id as "groupId",
      g.name as "groupName", a.is_direct as "isDirect", u.first_name as "firstName", u.last_name as "lastName", u.avatar
    from (
      select a.* from ${scopesOf(userId)} s
      cross join lateral (
        select a.* from announcements a where ${isShownTo(now)} ${rest}
        order by ${order} limit ${limit}) a
      order by ${order} limit ${limit}) a
    left join courses c on c.id = a.course_id
    left join groups g on g.id = a.group_id
    left join users u on u.id = a.author_id
    left join announcement_readings r on r.user_id = ${userId} and r.announcement_id = a.id
    order by ${order}`);
  return rows;
}
