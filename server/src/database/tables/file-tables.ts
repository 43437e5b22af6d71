import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

import { instant } from "./account-tables.ts";

/** Stored bytes, once per content: the storage key is their SHA-256. */
export const files = pgTable("files", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storageKey: text("storage_key").notNull().unique(),
  size: bigint({ mode: "number" }).notNull(),
  mediaType: text("media_type").notNull(),
  /** Pixels, for images. */
  width: integer(),
  height: integer(),
  /** When the bytes were last stored; a file without references is kept for a day after it. */
  createdAt: instant("created_at").notNull().defaultNow(),
});
