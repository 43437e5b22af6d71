import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";

/** Stored bytes, deduplicated by content: the storage key is their SHA-256. */
export const files = pgTable("files", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storageKey: text("storage_key").notNull().unique(),
  size: bigint({ mode: "number" }).notNull(),
  mediaType: text("media_type").notNull(),
  /** Pixels, for images. */
  width: integer(),
  height: integer(),
  /** When the bytes were last stored; an unreferenced file is kept for a day after that. */
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** A smaller copy of a picture. */
export interface PictureVariant {
  /** Nominal width, as in addresses. */
  width: number;
  /** Actual width: less than `width` if the picture is narrower. */
  pixels: number;
  format: "avif" | "webp";
  /** Bytes. */
  size: number;
}

/** The derivatives of a picture. */
export interface MadeVariants {
  /** Narrowest first; of an animation, its first frame. */
  variants: readonly PictureVariant[];
  /** Its mean colour as `#rrggbb`; null if it is partly transparent, or unreadable. */
  color: string | null;
  isAnimated: boolean;
  /** Why there are no variants; null if there are. */
  reason: "no-smaller" | "too-many-pixels" | "unreadable" | "failed" | null;
}

/** Pictures shown on pages. The bytes of their variants are stored under keys derived from the file's. */
export const pictureVariants = pgTable(
  "picture_variants",
  {
    // Deleted with the file: it does not keep the file alive.
    fileId: integer("file_id")
      .primaryKey()
      .references(() => files.id, { onDelete: "cascade" }),
    /** Null until they are made. */
    made: jsonb().$type<MadeVariants>(),
    /** Total bytes of all variants. */
    size: bigint({ mode: "number" }).notNull().default(0),
    /** Number of started attempts. */
    attempts: integer().notNull().default(0),
    /** End of the lease of the current attempt. */
    leasedUntil: instant("leased_until"),
  },
  (table) => [
    index("picture_variants_unmade")
      .on(table.fileId)
      .where(sql`${table.made} is null`),
  ],
);

/** A person's picture: square, made by the server. Its address is the person's `avatar`. */
export const userPhotos = pgTable(
  "user_photos",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    fileId: integer("file_id")
      .notNull()
      .references(() => files.id),
    /** Part of its address: random, and different for every picture. */
    key: text().notNull().unique(),
  },
  (table) => [index("user_photos_file").on(table.fileId)],
);

/** The site's logo: one row or none. */
export const siteLogos = pgTable(
  "site_logos",
  {
    id: integer().primaryKey().default(1),
    /** Part of its address: random, and different for every logo. */
    key: text().notNull(),
    /** The file for browsers. */
    fileId: integer("file_id")
      .notNull()
      .references(() => files.id),
    /** The file for mails: a PNG. */
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
