import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { instant } from "./account-tables.ts";
import { files } from "./file-tables.ts";
import type { StoredContent } from "./stored-content.ts";

export const courses = pgTable(
  "courses",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    /** Web address or `files/NAME`; empty for none. */
    thumbnail: text().notNull().default(""),
    thumbnailFileId: integer("thumbnail_file_id").references(() => files.id),
    order: integer("position").notNull(),
    language: text({ enum: ["en", "es"] }).notNull(),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    status: text({ enum: ["published", "draft"] }).notNull(),
    hasDiploma: boolean("has_diploma").notNull().default(false),
    allowSeeking: boolean("allow_seeking").notNull().default(false),
    freeNavigation: boolean("free_navigation").notNull().default(false),
    /** Incremented by every change of the course or anything in it; keys the content cache. */
    version: integer().notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [index("courses_thumbnail_file").on(table.thumbnailFileId)],
);

export const modules = pgTable(
  "modules",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    order: integer("position").notNull(),
    title: text().notNull(),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    uniqueIndex("modules_order")
      .on(table.courseId, table.order)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex("modules_course").on(table.courseId, table.id),
  ],
);

export const pages = pgTable(
  "pages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer("course_id").notNull(),
    /** Null for the course's survey, which lies outside the modules. */
    moduleId: integer("module_id"),
    kind: text({ enum: ["lesson", "survey"] })
      .notNull()
      .default("lesson"),
    order: integer("position").notNull(),
    title: text().notNull(),
    /** Incremented by every change of its sections; an update with a stale one is refused. */
    version: integer().notNull().default(1),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    foreignKey({ columns: [table.courseId], foreignColumns: [courses.id] }).onDelete("cascade"),
    foreignKey({
      columns: [table.courseId, table.moduleId],
      foreignColumns: [modules.courseId, modules.id],
    }).onDelete("cascade"),
    uniqueIndex("pages_order")
      .on(table.moduleId, table.order)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex("pages_survey")
      .on(table.courseId)
      .where(sql`${table.kind} = 'survey' and ${table.deletedAt} is null`),
    index("pages_course").on(table.courseId),
  ],
);

export const sections = pgTable(
  "sections",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    pageId: integer("page_id")
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    order: integer("position").notNull(),
    /** The section's content, discriminated by its `type`; validated before every write. */
    content: jsonb().$type<StoredContent>().notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    uniqueIndex("sections_order")
      .on(table.pageId, table.order)
      .where(sql`${table.deletedAt} is null`),
    // Finds streams without reading the content of long sections.
    index("sections_streams")
      .on(table.id)
      .where(
        sql`${table.content} ->> 'type' = 'video' and ${table.content} ->> 'address' ilike '%.m3u8%'`,
      ),
  ],
);

/** The question, with its course, that a survey's question was copied from. */
export const surveyQuestionOrigins = pgTable(
  "survey_question_origins",
  {
    sectionId: integer("section_id")
      .primaryKey()
      .references(() => sections.id, { onDelete: "cascade" }),
    originId: integer("origin_id")
      .notNull()
      .references(() => sections.id, { onDelete: "cascade" }),
    /** Options with lower ids were copied; others were added later, to one of the two. */
    sharedBelow: integer("shared_below").notNull(),
  },
  (table) => [index("survey_question_origins_origin").on(table.originId)],
);

/** Files that a section refers to, under the names that its text or its author gave them. */
export const sectionFiles = pgTable(
  "section_files",
  {
    sectionId: integer("section_id")
      .notNull()
      .references(() => sections.id, { onDelete: "cascade" }),
    name: text().notNull(),
    fileId: integer("file_id")
      .notNull()
      .references(() => files.id),
    /** `attachment` is listed for download, `inline` is shown inside the text or played. */
    use: text({ enum: ["attachment", "inline"] }).notNull(),
    /** Position among the section's attachments. */
    order: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sectionId, table.name, table.use] }),
    index("section_files_file").on(table.fileId),
  ],
);
