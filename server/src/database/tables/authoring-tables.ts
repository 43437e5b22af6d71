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

/** Files uploaded for the sections of a page, kept by name until a saved section refers to them. */
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

/** Unsaved input of an author in a form, stored while they type. */
export const authoringDrafts = pgTable(
  "authoring_drafts",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Identifies the form, e.g. `sections-update:7`. */
    key: text().notNull(),
    body: jsonb().notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/**
 * Full snapshots of a page's sections after each change, so that any version can be read or deleted
 * without the others. Rows begin with a page's first change.
 */
export const pageVersions = pgTable(
  "page_versions",
  {
    pageId: integer("page_id")
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    /** The page version that the change created. */
    version: integer().notNull(),
    savedAt: instant("saved_at").notNull(),
    /** Null for an unknown author, and for erased people. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    /** `found`: the page as it was before the first recorded change. */
    kind: text({ enum: ["found", "changed", "restored"] }).notNull(),
    /** The version that was restored. */
    restoredVersion: integer("restored_version"),
    /** Number of sections that the previous version did not have. */
    added: integer().notNull(),
    /** Number of sections whose content or files differ from the previous version. */
    changed: integer().notNull(),
    removed: integer().notNull(),
    /** Order, content and files of each section in this version, by its id. */
    sections: jsonb().$type<Record<string, KeptSection>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.version] }),
    index("page_versions_user").on(table.userId),
    index("page_versions_saved_at").on(table.savedAt),
  ],
);

/** Files that versions of a page refer to, which are kept as long as those. */
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

/** Videos and audio uploaded in parts. */
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
    /** Last modification of the file, in milliseconds since 1970. */
    modified: bigint({ mode: "number" }).notNull(),
    /** Bytes received. */
    received: bigint({ mode: "number" }).notNull().default(0),
    state: text().$type<MediaUpload["state"]>().notNull().default("receiving"),
    /** Why it was rejected. */
    issue: jsonb().$type<StoredIssue>(),
    /** The page's name for the resulting file. */
    fileName: text("file_name"),
    createdAt: instant("created_at").notNull(),
    /** When its last part arrived, or it ended. */
    activeAt: instant("active_at").notNull(),
  },
  (table) => [
    index("media_uploads_page").on(table.pageId, table.userId),
    index("media_uploads_user").on(table.userId),
    index("media_uploads_active").on(table.activeAt),
  ],
);

/** Parts of uploads, stored as they arrive. Their rows outlive the upload: they locate the bytes. */
export const mediaUploadParts = pgTable(
  "media_upload_parts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uploadId: uuid("upload_id").references(() => mediaUploads.id, { onDelete: "set null" }),
    storageKey: text("storage_key").notNull().unique(),
    /** Offset of its first byte in the file. */
    start: bigint({ mode: "number" }).notNull(),
    /** Null until it has arrived completely. */
    size: bigint({ mode: "number" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("media_upload_parts_upload").on(table.uploadId, table.start)],
);
