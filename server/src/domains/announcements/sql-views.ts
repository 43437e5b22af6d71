import { sql } from "drizzle-orm";

// Views for other domains to join: SQL, read-only, with no more than they need.

/** Shown from `visible_from` until `expires_at`, or until `ended_at` if that is set. */
export const announcementsView = sql`(
  select id, author_id, course_id, group_id, title, excerpt, visible_from, ended_at, expires_at
  from announcements)`;

export const announcementCommentsView = sql`(
  select id, announcement_id, user_id, text, hidden from announcement_comments)`;
