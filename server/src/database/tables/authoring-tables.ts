import type { MediaUpload, Message } from "@paso/contract";
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";
import { pages } from "./course-tables.ts";
import { files } from "./file-tables.ts";
import type { StoredContent } from "./stored-content.ts";

/** Files uploaded for the sections of a page, kept by name until a saved one refers to them. */
export const pageUploads = pgTable(
  "page_uploads",
  {
    pageId: integer("page_id")
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    name: text().notNull(),
    fileId: integer("file_id")
      .notNull()
      .references(() => files.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.name] }),
    index("page_uploads_file").on(table.fileId),
  ],
);

/** Unsaved work of an author on a form, kept while it is typed. */
export const authoringDrafts = pgTable(
  "authoring_drafts",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Names the form, such as `sections-update:7`. */
    key: text().notNull(),
    body: jsonb().notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/**
 * What the sections of a page were after each change of them, whole, so that any version is read and
 * dropped without the others. Rows begin with a page's first change.
 */
export const pageVersions = pgTable(
  "page_versions",
  {
    pageId: integer("page_id")
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    /** The page's version that the change made. */
    version: integer().notNull(),
    savedAt: instant("saved_at").notNull(),
    /** Null for what nobody is known to have written, and for people who were erased. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    /** `found`: the page as it was before the first change that is known. */
    kind: text({ enum: ["found", "changed", "restored"] }).notNull(),
    /** The version that was taken back. */
    restoredVersion: integer("restored_version"),
    /** Sections that the version before did not have. */
    added: integer().notNull(),
    /** Sections with another content or other files than in the version before. */
    changed: integer().notNull(),
    removed: integer().notNull(),
    /** Order, content and files of each living section, by its id. */
    sections: jsonb().$type<Record<string, KeptSection>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.version] }),
    index("page_versions_user").on(table.userId),
    index("page_versions_saved_at").on(table.savedAt),
  ],
);

/** Files that versions of a page show or offer, which stay as long as they do. */
export const pageVersionFiles = pgTable(
  "page_version_files",
  {
    pageId: integer("page_id").notNull(),
    version: integer().notNull(),
    fileId: integer("file_id")
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.version, table.fileId] }),
    foreignKey({
      columns: [table.pageId, table.version],
      foreignColumns: [pageVersions.pageId, pageVersions.version],
    }).onDelete("cascade"),
    index("page_version_files_file").on(table.fileId),
  ],
);

/** A section in a version of its page. */
export interface KeptSection {
  order: number;
  content: StoredContent;
  files: KeptFile[];
}

export interface KeptFile {
  name: string;
  fileId: number;
  use: "attachment" | "inline";
  order: number;
}

/** A message with placeholders, and their values. */
type StoredIssue = Message | { message: Message; values: Record<string, string | number> };

/** Videos and sound that come in parts. */
export const mediaUploads = pgTable(
  "media_uploads",
  {
    id: uuid().primaryKey(),
    pageId: integer("page_id")
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    size: bigint({ mode: "number" }).notNull(),
    /** When the file was last changed, in milliseconds since 1970. */
    modified: bigint({ mode: "number" }).notNull(),
    /** Bytes that are here. */
    received: bigint({ mode: "number" }).notNull().default(0),
    state: text().$type<MediaUpload["state"]>().notNull().default("receiving"),
    /** Why it was refused. */
    issue: jsonb().$type<StoredIssue>(),
    /** What its page calls the file that was made of it. */
    fileName: text("file_name"),
    createdAt: instant("created_at").notNull(),
    /** When its last part came, or it ended. */
    activeAt: instant("active_at").notNull(),
  },
  (table) => [
    index("media_uploads_page").on(table.pageId, table.userId),
    index("media_uploads_user").on(table.userId),
    index("media_uploads_active").on(table.activeAt),
  ],
);

/** Parts of uploads, stored as they come. Their rows outlive the upload: they find the bytes. */
export const mediaUploadParts = pgTable(
  "media_upload_parts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uploadId: uuid("upload_id").references(() => mediaUploads.id, { onDelete: "set null" }),
    storageKey: text("storage_key").notNull().unique(),
    /** Where in the file its first byte is. */
    start: bigint({ mode: "number" }).notNull(),
    /** Null until all of it is here. */
    size: bigint({ mode: "number" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("media_upload_parts_upload").on(table.uploadId, table.start)],
);
