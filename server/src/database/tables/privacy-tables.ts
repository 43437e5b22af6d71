import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";
import { trackedJobs } from "./platform-tables.ts";

/** The latest copy of a person's data that they requested, kept for a day. */
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
    /** Storage key of its bytes, even before they are written. */
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
