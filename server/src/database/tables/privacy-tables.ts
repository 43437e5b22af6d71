import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";
import { trackedJobs } from "./platform-tables.ts";

/** The copy of a person's data that they asked for last, kept for a day. */
export const dataExports = pgTable(
  "data_exports",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The job that makes it. */
    jobId: integer("job_id")
      .notNull()
      .references(() => trackedJobs.id, { onDelete: "cascade" }),
    /** Where its bytes are, or will be. */
    storageKey: text("storage_key").notNull().unique(),
    /** Bytes; null until it is made. */
    size: bigint({ mode: "number" }),
    requestedAt: instant("requested_at").notNull(),
    /** When it is deleted, made or not. */
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("data_exports_expiry").on(table.expiresAt),
    index("data_exports_job").on(table.jobId),
  ],
);
