import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  unique,
} from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";
import { courses, sections } from "./course-tables.ts";

/** Spaced repetition for people who opted in: a course again after a week and after a month. */
export const recalls = pgTable(
  "recalls",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    courseId: integer("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** 1 after a week, 2 after a month. */
    number: smallint().notNull(),
    dueAt: instant("due_at").notNull(),
    /** When the person was notified; null until then. */
    askedAt: instant("asked_at"),
  },
  (table) => [
    unique("recalls_once").on(table.userId, table.courseId, table.number),
    index("recalls_due")
      .on(table.dueAt)
      .where(sql`${table.askedAt} is null`),
    index("recalls_course").on(table.courseId),
    check("recalls_number", sql`${table.number} in (1, 2)`),
  ],
);

/** Repeated questions and their answers: separate from progress, results and charts. */
export const recallQuestions = pgTable(
  "recall_questions",
  {
    recallId: integer("recall_id")
      .notNull()
      .references(() => recalls.id, { onDelete: "cascade" }),
    sectionId: integer("section_id")
      .notNull()
      .references(() => sections.id, { onDelete: "cascade" }),
    /** From 0. */
    position: smallint().notNull(),
    /** Whether the answer in the course was right. */
    wasRight: boolean("was_right").notNull(),
    /** Null until it is answered. */
    optionIds: integer("option_ids").array(),
    isRight: boolean("is_right"),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    primaryKey({ columns: [table.recallId, table.sectionId] }),
    index("recall_questions_section").on(table.sectionId),
    check(
      "recall_questions_answer",
      sql`num_nulls(${table.optionIds}, ${table.isRight}, ${table.answeredAt}) in (0, 3)`,
    ),
  ],
);
