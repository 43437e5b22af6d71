import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

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

/** A smaller copy of a picture. */
export interface PictureVariant {
  /** What addresses call it. */
  width: number;
  /** Its real width: less than `width` where the picture is narrower. */
  pixels: number;
  format: "avif" | "webp";
  /** Bytes. */
  size: number;
}

/** What was made of a picture. */
export interface MadeVariants {
  /** Narrowest first; of an animation, its first frame. */
  variants: readonly PictureVariant[];
  /** Its mean colour as `#rrggbb`; null where it is transparent in places, or unreadable. */
  color: string | null;
  isAnimated: boolean;
  /** Why there are no variants; null where there are. */
  reason: "no-smaller" | "too-many-pixels" | "unreadable" | "failed" | null;
}

/** Pictures that pages show. The bytes of their variants are stored under keys made of the file's. */
export const pictureVariants = pgTable(
  "picture_variants",
  {
    // Goes with the file: it does not keep it.
    fileId: integer("file_id")
      .primaryKey()
      .references(() => files.id, { onDelete: "cascade" }),
    /** Null until they are made. */
    made: jsonb().$type<MadeVariants>(),
    /** Bytes of all variants. */
    size: bigint({ mode: "number" }).notNull().default(0),
    /** Attempts that were begun. */
    attempts: integer().notNull().default(0),
    /** Until when one attempt has the picture to itself. */
    leasedUntil: instant("leased_until"),
  },
  (table) => [
    index("picture_variants_unmade")
      .on(table.fileId)
      .where(sql`${table.made} is null`),
  ],
);

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
