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

/** Pages a person finished; sections added later do not take it back. */
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

/** Committed answers: what was answered. `id` is the opinion's where that is a text. */
export const answers = pgTable(
  "answers",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * Null where the person was erased and left their text without their name, and while the answer
     * is set aside.
     */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    sectionId: sectionId(),
    /** Ids of the options chosen last, ascending; null for free text. */
    optionIds: integer("option_ids").array(),
    /** What was chosen before the second round; null until that is answered. */
    firstOptionIds: integer("first_option_ids").array(),
    /** Free text; null for choices. */
    text: text(),
    /**
     * What the student was told of an opinion when they wrote it: whether it stays in their own
     * workbook. The question's setting may have changed since. Null where nobody is told, as of
     * choices.
     */
    workbookOnly: boolean("workbook_only"),
    createdAt: instant("created_at").notNull(),
    /** Given in class, before the person's own way had come to the question. */
    early: boolean().notNull().default(false),
    /** The intervention that took it away, which can still be undone; null for answers that count. */
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
 * written only where a course has more than one.
 */
export const WHOLE_COURSE = 0;

/** {@link WHOLE_COURSE}, or a group's id. */
const scope = () => integer("group_id").notNull().default(WHOLE_COURSE);

/** Option id of the tally that counts the people who answered. */
export const PEOPLE_OPTION = 0;

/**
 * How many people chose an option at first, in several slots so that many answers at once do not queue
 * on one row; {@link PEOPLE_OPTION} counts the people. Charts read these few rows, never the answers.
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
 * How answers moved in a question's second round, in slots as {@link answerTallies}: last answers are
 * the first ones with these moves. Single choice counts a person from the option given up to the one
 * taken on; multiple choice counts each option given up to {@link PEOPLE_OPTION} and each taken on
 * from it. From {@link PEOPLE_OPTION} to itself are all who answered the second time, from it to
 * {@link CHANGED_ANSWER} those of them who changed something.
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
    /** The text as searches compare it; null for one saved before this was kept. */
    folded: text(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.pageId] })],
);

/** How far a person is in a video that they have not finished; all in seconds of the video. */
export const playbacks = pgTable(
  "playbacks",
  {
    userId: userId(),
    sectionId: sectionId(),
    /** The address it was watched at: of another video, nothing was watched yet. */
    video: text().notNull(),
    position: real().notNull(),
    duration: real().notNull(),
    /** In order and apart from each other. */
    watched: jsonb().$type<WatchedRange[]>().notNull().default([]),
    /** When the person's browser last said that it cannot play it; null for never. */
    unplayableAt: instant("unplayable_at"),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sectionId] })],
);

/** What an intervention took away or changed, but for answers, which name it themselves. */
export interface KeptWay {
  steps: { sectionId: number; status: "show_something" | "finished"; updatedAt: string }[];
  playbacks: Omit<typeof playbacks.$inferInsert, "userId" | "updatedAt" | "unplayableAt">[];
  /** The end of the page as it was; null where the page was not finished. */
  finish: Finish | null;
  /** Whether it finished the course. */
  finishedCourse: boolean;
  /** Whether it made up for a page that was missing of a finished course. */
  madeUp: boolean;
  /** Of more time: the end of their own that the student had; null for none, left out of all others. */
  endsAt?: string | null;
}

/** The end of a page. */
interface Finish {
  finishedAt: string;
  excused: boolean;
  /** The sections that were finished then: others may have been added since. */
  sectionIds: number[];
}

/** What staff changed in one student's way through a course; kept while it can be undone. */
export const interventions = pgTable(
  "interventions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    courseId: integer("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** Null of more time, which is for the whole course. */
    pageId: integer("page_id").references(() => pages.id, { onDelete: "cascade" }),
    /** The one section that was reset; null where it is about the whole page. */
    sectionId: integer("section_id").references(() => sections.id, { onDelete: "cascade" }),
    kind: text({ enum: ["reset", "open", "excuse", "extend"] }).notNull(),
    /** Who of the staff did it; null where they were erased. */
    byUserId: integer("by_user_id").references(() => users.id, { onDelete: "set null" }),
    madeAt: instant("made_at").notNull(),
    kept: jsonb().$type<KeptWay>().notNull(),
  },
  (table) => [
    index("interventions_student").on(table.userId, table.courseId),
    index("interventions_made").on(table.madeAt),
  ],
);

/** Pages that staff opened for a person before their turn. */
export const pageOpenings = pgTable(
  "page_openings",
  { userId: userId(), pageId: pageId() },
  (table) => [primaryKey({ columns: [table.userId, table.pageId] })],
);
