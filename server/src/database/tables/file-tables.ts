import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";

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

/** The picture of a person: square, made by the server. Its address is the person's `avatar`. */
export const userPhotos = pgTable(
  "user_photos",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    fileId: integer("file_id")
      .notNull()
      .references(() => files.id),
    /** Names the picture in its address: random, and another one for every picture. */
    key: text().notNull().unique(),
  },
  (table) => [index("user_photos_file").on(table.fileId)],
);

/** The site's logo: one row, or none. */
export const siteLogos = pgTable(
  "site_logos",
  {
    id: integer().primaryKey().default(1),
    /** Names it in its address: random, and another one for every logo. */
    key: text().notNull(),
    /** What browsers show. */
    fileId: integer("file_id")
      .notNull()
      .references(() => files.id),
    /** What mails show: a PNG. */
    mailFileId: integer("mail_file_id")
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    check("site_logos_single", sql`${table.id} = 1`),
    index("site_logos_file").on(table.fileId),
    index("site_logos_mail_file").on(table.mailFileId),
  ],
);
