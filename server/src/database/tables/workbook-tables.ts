import { bigint, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";
import { courses, sections } from "./course-tables.ts";
import { trackedJobs } from "./platform-tables.ts";

const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A picture within a saved passage, by its file's name in the section. */
export interface PassagePicture {
  name: string;
  alt: string;
}

/** Passages that people saved while reading: the quote, and the context to find it again after edits. */
export const passages = pgTable(
  "passages",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    sectionId: integer("section_id")
      .notNull()
      .references(() => sections.id, { onDelete: "cascade" }),
    quote: text().notNull(),
    /** A few characters of context before and after it. */
    prefix: text().notNull(),
    suffix: text().notNull(),
    /** Its offset in the section's text, in characters. */
    start: integer().notNull(),
    /** The person's note on it; empty for none. */
    note: text().notNull(),
    /** Quote and note folded for search. */
    folded: text().notNull(),
    pictures: jsonb().$type<PassagePicture[]>().notNull().default([]),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("passages_user").on(table.userId, table.sectionId, table.id),
    index("passages_section").on(table.sectionId),
  ],
);

/** The workbook file that a person last requested, one per course and format, kept for a week. */
export const workbookExports = pgTable(
  "workbook_exports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    /** Null for the workbook of all courses. */
    courseId: integer("course_id").references(() => courses.id, { onDelete: "cascade" }),
    format: text({ enum: ["pdf", "epub"] }).notNull(),
    /** The job that makes it. */
    jobId: integer("job_id")
      .notNull()
      .references(() => trackedJobs.id, { onDelete: "cascade" }),
    /** What the file is called. */
    name: text().notNull(),
    /** Storage key of its bytes, even before they are written. */
    storageKey: text("storage_key").notNull().unique(),
    /** Bytes; null until it is made. */
    size: bigint({ mode: "number" }),
    requestedAt: instant("requested_at").notNull(),
    /** When it is deleted, made or not. */
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    unique("workbook_exports_once")
      .on(table.userId, table.courseId, table.format)
      .nullsNotDistinct(),
    index("workbook_exports_course").on(table.courseId),
    index("workbook_exports_expiry").on(table.expiresAt),
    index("workbook_exports_job").on(table.jobId),
  ],
);
