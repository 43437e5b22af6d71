import { sql } from "drizzle-orm";

// What other domains may join: in SQL, read only, and no more than they need to know.

export const articlesView = sql`(select id, title, link, hidden from articles)`;

export const articleCommentsView = sql`(
  select id, article_id, user_id, text, hidden from article_comments)`;

export const articleLikesView = sql`(select article_id, user_id, created_at from article_likes)`;
