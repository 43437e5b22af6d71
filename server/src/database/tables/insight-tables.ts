import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";
import { courses } from "./course-tables.ts";
import { WHOLE_COURSE } from "./learning-tables.ts";
import type { QuizFigures, SectionFigures } from "./result-figures.ts";

const courseId = () =>
  integer("course_id")
    .notNull()
    .references(() => courses.id, { onDelete: "cascade" });
/** {@link WHOLE_COURSE}, or a group's id where the course has more than one. */
const scope = () => integer("group_id").notNull().default(WHOLE_COURSE);

/** When the figures of a course were computed, and of what. */
export const courseResults = pgTable("course_results", {
  courseId: courseId().primaryKey(),
  computedAt: instant("computed_at").notNull(),
  /** The course's version: another one may have other sections. */
  version: integer().notNull(),
  /** The latest step that was counted; null where nobody had taken one. */
  lastStepAt: instant("last_step_at"),
  /** People enrolled then, whether or not they are counted. */
  enrolled: integer().notNull(),
  /** Groups that there were; those added later have no figures yet. */
  groups: integer().notNull(),
  /** How often they were computed: {@link datedResults} of an earlier time are old. */
  revision: integer().notNull().default(0),
});

/** What students did in a section, as it was when the course's figures were computed. */
export const sectionResults = pgTable(
  "section_results",
  {
    courseId: courseId(),
    groupId: scope(),
    /** Not a reference: a section that was removed goes with the next refresh. */
    sectionId: integer("section_id").notNull(),
    figures: jsonb().$type<SectionFigures>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.groupId, table.sectionId] })],
);

/** How the final quiz of a module went. */
export const quizResults = pgTable(
  "quiz_results",
  {
    courseId: courseId(),
    groupId: scope(),
    moduleId: integer("module_id").notNull(),
    figures: jsonb().$type<QuizFigures>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.groupId, table.moduleId] })],
);

/**
 * The figures of those who joined a course within some dates, as one row: screens read all of it. Computed when
 * they are asked for, beside a revision of the whole course's; the latest few of a course are kept, for a week.
 */
export const datedResults = pgTable(
  "dated_results",
  {
    courseId: courseId(),
    /** The first instant and the one after the last, as `from/before`; `..` for no bound. */
    range: text().notNull(),
    computedAt: instant("computed_at").notNull(),
    revision: integer().notNull(),
    /** By the section's id. */
    sections: jsonb().$type<Record<string, SectionFigures>>().notNull(),
    /** By the module's id. */
    quizzes: jsonb().$type<Record<string, QuizFigures>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.range] })],
);

/** What a student got right in a course: sorts lists, and tells the strong from the weak. */
export const studentResults = pgTable(
  "student_results",
  {
    courseId: courseId(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Validated questions answered. */
    answered: integer().notNull(),
    /** Of these, right. */
    right: integer("right_answers").notNull(),
    /** Of the questions of final quizzes. */
    quizAnswered: integer("quiz_answered").notNull(),
    quizRight: integer("quiz_right").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.userId] }),
    index("student_results_user").on(table.userId),
  ],
);

/** A spreadsheet of results that a member of a course's staff gets by mail. */
export const scheduledExports = pgTable(
  "scheduled_exports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: courseId(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    table: text("exported_table", {
      enum: ["questions", "students", "answers", "grades", "moodle", "canvas"],
    }).notNull(),
    format: text({ enum: ["csv", "xlsx"] }).notNull(),
    /** In which it was asked for: what comes is in it, unless the person chose a language for the site. */
    locale: text({ enum: ["en", "es"] }).notNull(),
    /** From 1 for Monday to 7; null for the first of each month. */
    weekday: smallint(),
    /** Each is sent once: it is moved on in the transaction that queues the mail. */
    nextAt: instant("next_at").notNull(),
    pausedAt: instant("paused_at"),
    lastSentAt: instant("last_sent_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("scheduled_exports_course").on(table.courseId, table.userId),
    index("scheduled_exports_user").on(table.userId),
    index("scheduled_exports_due")
      .on(table.nextAt)
      .where(sql`${table.pausedAt} is null`),
  ],
);

/** How a course is graded; one without a row has no grades. */
export const gradeSchemes = pgTable("grade_schemes", {
  courseId: courseId().primaryKey(),
  scale: text({ enum: ["hundred", "ten", "letters"] }).notNull(),
  /** Decimals that numbers are rounded to. */
  decimals: smallint().notNull(),
  /** Of modules, by id; those that are not named weigh 1. */
  weights: jsonb().$type<Record<string, number>>().notNull(),
});
