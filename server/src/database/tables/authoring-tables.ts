import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";
import { pages } from "./course-tables.ts";
import { files } from "./file-tables.ts";

/** Pictures uploaded for the texts of a page, kept by name until a saved section refers to them. */
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
