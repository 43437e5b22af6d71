import { sql } from "drizzle-orm";

/** Views of site surveys for other domains to join: SQL, read-only. */
export const surveysView = sql`(select id, title from surveys)`;
