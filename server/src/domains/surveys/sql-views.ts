import { sql } from "drizzle-orm";

/** What other domains may join of the site's surveys: in SQL, read only. */
export const surveysView = sql`(select id, title from surveys)`;
