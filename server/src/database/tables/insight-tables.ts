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
/** {@link WHOLE_COURSE}, or a group's id if the course has several. */
const scope = () => integer("group_id").notNull().default(WHOLE_COURSE);

/** When a course's figures were computed, and from which state. */
export const courseResults = pgTable("course_results", {
  courseId: courseId().primaryKey(),
  computedAt: instant("computed_at").notNull(),
  /** The course's version: a different one may have other sections. */
  version: integer().notNull(),
  /** The latest step that was counted; null if no step was taken. */
  lastStepAt: instant("last_step_at"),
  /** Number of people enrolled then, whether or not they are counted. */
  enrolled: integer().notNull(),
  /** Number of groups then; later ones have no figures yet. */
  groups: integer().notNull(),
  /** Number of computations: {@link datedResults} of a lower revision are stale. */
  revision: integer().notNull().default(0),
});

/** Students' results in a section, as of the last computation of the course's figures. */
export const sectionResults = pgTable(
  "section_results",
  {
    courseId: courseId(),
    groupId: scope(),
    /** Not a foreign key: the row of a removed section is deleted by the next refresh. */
    sectionId: integer("section_id").notNull(),
    figures: jsonb().$type<SectionFigures>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.groupId, table.sectionId] })],
);

/** Results of a module's final quiz. */
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
 * The figures of people who joined a course within a range of dates, in one row: screens read all of it.
 * Computed lazily for a revision of the whole course's; a course's latest few are kept, for a week.
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

/** A student's share of right answers in a course: sorts lists, and tells the strong from the weak. */
export const studentResults = pgTable(
  "student_results",
  {
    courseId: courseId(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Number of validated questions answered. */
    answered: integer().notNull(),
    /** Number of right ones among them. */
    right: integer("right_answers").notNull(),
    /** Number of questions of final quizzes answered. */
    quizAnswered: integer("quiz_answered").notNull(),
    quizRight: integer("quiz_right").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.userId] }),
    index("student_results_user").on(table.userId),
  ],
);

/** A spreadsheet of results that is mailed to a member of a course's staff periodically. */
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
    /** Language of the request, used unless the person has chosen one for the site. */
    locale: text({ enum: ["en", "es"] }).notNull(),
    /** From 1 for Monday to 7; null for the first of each month. */
    weekday: smallint(),
    /** Advanced in the transaction that queues the mail, so that each is sent once. */
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

/** How a course is graded; a course without a row has no grades. */
export const gradeSchemes = pgTable("grade_schemes", {
  courseId: courseId().primaryKey(),
  scale: text({ enum: ["hundred", "ten", "letters"] }).notNull(),
  /** Decimals to round to. */
  decimals: smallint().notNull(),
  /** Weights of modules, by id; 1 by default. */
  weights: jsonb().$type<Record<string, number>>().notNull(),
});
