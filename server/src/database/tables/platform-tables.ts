import { integer, pgTable, text } from "drizzle-orm/pg-core";

import { instant } from "./account-tables.ts";

/** Attempts counted per key (an account, an address) in fixed windows. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  windowEndsAt: instant("window_ends_at").notNull(),
});
