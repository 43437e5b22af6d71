import { sql } from "drizzle-orm";

// What other domains may join: in SQL, read only, and no more than they need to know.

/** Shown from `visible_from` until `expires_at`, or until `ended_at` where that is set. */
export const announcementsView = sql`(
  select id, author_id, course_id, group_id, title, excerpt, visible_from, ended_at, expires_at
  from announcements)`;

export const announcementCommentsView = sql`(
  select id, announcement_id, user_id, text, hidden from announcement_comments)`;
