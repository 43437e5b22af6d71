import type { WatchedRange } from "@paso/contract";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";
import { courses, pages, sections } from "./course-tables.ts";

const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const sectionId = () =>
  integer("section_id")
    .notNull()
    .references(() => sections.id, { onDelete: "cascade" });
const pageId = () =>
  integer("page_id")
    .notNull()
    .references(() => pages.id, { onDelete: "cascade" });

/** A person's progress in a section; no row means not started. */
export const progress = pgTable(
  "progress",
  {
    userId: userId(),
    pageId: pageId(),
    sectionId: sectionId(),
    status: text({ enum: ["show_something", "finished"] }).notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.pageId, table.sectionId] })],
);

/** Pages that a person finished; sections added later do not revoke it. */
export const pageFinishes = pgTable(
  "page_finishes",
  {
    userId: userId(),
    courseId: integer("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    pageId: pageId(),
    finishedAt: instant("finished_at").notNull(),
    /** Staff count it as finished, whatever was answered; it is left out of the grade. */
    excused: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId, table.pageId] })],
);

/** Committed answers. `id` is the opinion's, too, if the answer is a text. */
export const answers = pgTable(
  "answers",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * Null if the person was erased and left their text without their name, and while the answer is set
     * aside.
     */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    sectionId: sectionId(),
    /** Ids of the options chosen last, ascending; null for free text. */
    optionIds: integer("option_ids").array(),
    /** The choice before the second round; null until that is answered. */
    firstOptionIds: integer("first_option_ids").array(),
    /** Free text; null for choices. */
    text: text(),
    /**
     * Whether the student was told that their opinion stays in their own workbook. The question's setting
     * may have changed since. Null if students are told nothing, as for choices.
     */
    workbookOnly: boolean("workbook_only"),
    createdAt: instant("created_at").notNull(),
    /** Given in class, before the person reached the question in the course. */
    early: boolean().notNull().default(false),
    /** The intervention that removed it and can still be undone; null for answers that count. */
    setAsideBy: bigint("set_aside_by", { mode: "number" }).references(
      (): AnyPgColumn => interventions.id,
      { onDelete: "cascade" },
    ),
  },
  (table) => [
    unique("answers_once").on(table.userId, table.sectionId),
    index("answers_early")
      .on(table.userId)
      .where(sql`${table.early}`),
    index("answers_set_aside")
      .on(table.setAsideBy)
      .where(sql`${table.setAsideBy} is not null`),
    check("answers_one_value", sql`num_nonnulls(${table.optionIds}, ${table.text}) = 1`),
  ],
);

/**
 * The scope of tallies and moves that counts everyone. Any other scope is the id of a group, and is
 * written only if a course has several.
 */
export const WHOLE_COURSE = 0;

/** {@link WHOLE_COURSE}, or a group's id. */
const scope = () => integer("group_id").notNull().default(WHOLE_COURSE);

/** Option id of the tally that counts the people who answered. */
export const PEOPLE_OPTION = 0;

/**
 * How many people chose an option at first, spread over several slots to avoid lock contention on one
 * row; {@link PEOPLE_OPTION} counts the people. Charts read these few rows, never the answers.
 */
export const answerTallies = pgTable(
  "answer_tallies",
  {
    sectionId: sectionId(),
    groupId: scope(),
    optionId: integer("option_id").notNull(),
    slot: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sectionId, table.groupId, table.optionId, table.slot] }),
  ],
);

/** Option id of the move that counts the people who changed their answer. */
export const CHANGED_ANSWER = -1;

/**
 * How answers moved in a question's second round, in slots like {@link answerTallies}: adding these moves
 * to the first answers gives the last ones. Single choice counts a person from the dropped option to the
 * new one; multiple choice counts each dropped option as a move to {@link PEOPLE_OPTION} and each new one
 * as a move from it. From {@link PEOPLE_OPTION} to itself counts all who answered the second time, from it
 * to {@link CHANGED_ANSWER} those of them who changed anything.
 */
export const answerMoves = pgTable(
  "answer_moves",
  {
    sectionId: sectionId(),
    groupId: scope(),
    fromOption: integer("from_option").notNull(),
    toOption: integer("to_option").notNull(),
    slot: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.sectionId, table.groupId, table.fromOption, table.toOption, table.slot],
    }),
  ],
);

/** A person's note on a page. */
export const notes = pgTable(
  "notes",
  {
    userId: userId(),
    pageId: pageId(),
    text: text().notNull(),
    /** The text folded for search; null for a note saved before this column existed. */
    folded: text(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.pageId] })],
);

/** Progress in a video that a person has not finished; all in seconds of the video. */
export const playbacks = pgTable(
  "playbacks",
  {
    userId: userId(),
    sectionId: sectionId(),
    /** The address it was watched at: progress does not apply to another video. */
    video: text().notNull(),
    position: real().notNull(),
    duration: real().notNull(),
    /** Sorted and disjoint. */
    watched: jsonb().$type<WatchedRange[]>().notNull().default([]),
    /** When the person's browser last reported that it cannot play it; null for never. */
    unplayableAt: instant("unplayable_at"),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sectionId] })],
);

/** State that an intervention removed or changed, except answers, which refer to it themselves. */
export interface KeptWay {
  steps: { sectionId: number; status: "show_something" | "finished"; updatedAt: string }[];
  playbacks: Omit<typeof playbacks.$inferInsert, "userId" | "updatedAt" | "unplayableAt">[];
  /** The page's finish before; null if the page was not finished. */
  finish: Finish | null;
  /** Whether it finished the course. */
  finishedCourse: boolean;
  /** Whether it made up for a missed page of a finished course. */
  madeUp: boolean;
  /** For more time: the student's own end before; null for none, absent for all other kinds. */
  endsAt?: string | null;
}

/** How a page was finished. */
interface Finish {
  finishedAt: string;
  excused: boolean;
  /** The sections finished then: others may have been added since. */
  sectionIds: number[];
}

/** Changes by staff to one student's progress in a course; kept while they can be undone. */
export const interventions = pgTable(
  "interventions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    courseId: integer("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** Null for more time, which is for the whole course. */
    pageId: integer("page_id").references(() => pages.id, { onDelete: "cascade" }),
    /** The one section that was reset; null for the whole page. */
    sectionId: integer("section_id").references(() => sections.id, { onDelete: "cascade" }),
    kind: text({ enum: ["reset", "open", "excuse", "extend"] }).notNull(),
    /** The member of staff; null if they were erased. */
    byUserId: integer("by_user_id").references(() => users.id, { onDelete: "set null" }),
    madeAt: instant("made_at").notNull(),
    kept: jsonb().$type<KeptWay>().notNull(),
  },
  (table) => [
    index("interventions_student").on(table.userId, table.courseId),
    index("interventions_made").on(table.madeAt),
  ],
);

/** Pages that staff opened for a person ahead of time. */
export const pageOpenings = pgTable(
  "page_openings",
  { userId: userId(), pageId: pageId() },
  (table) => [primaryKey({ columns: [table.userId, table.pageId] })],
);
