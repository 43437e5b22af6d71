import { sql } from "drizzle-orm";

// What other domains may join: in SQL, read only, and no more than they need to know.

/** Committed answers; `text` is null for choices. */
export const answersView = sql`(select id, text from answers)`;
