import { sql } from "drizzle-orm";

// Views for other domains to join: SQL, read-only, with no more than they need.

export const articlesView = sql`(select id, title, link, hidden from articles)`;

export const articleCommentsView = sql`(
  select id, article_id, user_id, text, hidden from article_comments)`;

export const articleLikesView = sql`(select article_id, user_id, created_at from article_likes)`;
