import { sql } from "drizzle-orm";

// What other domains may join: in SQL, read only, and no more than they need to know.

/** Texts that answer a question; their words are in learning's `answersView`. */
export const opinionsView = sql`(select id, section_id, published, hidden from opinions)`;

export const opinionCommentsView = sql`(select id, user_id, text, hidden from opinion_comments)`;

export const opinionLikesView = sql`(select opinion_id, user_id, created_at from opinion_likes)`;
