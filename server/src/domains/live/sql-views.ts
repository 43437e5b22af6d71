import { sql } from "drizzle-orm";

/** What other domains may join of live classes: in SQL, read only. */
export const liveClassesView = sql`(select id, title from live_classes)`;
