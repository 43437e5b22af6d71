import type { WatchedRange } from "@paso/contract";
import { sql } from "drizzle-orm";
import {
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

/** Where a person stands in a section; no row means not touched yet. */
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
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId, table.pageId] })],
);

/** Committed answers. `id` names an opinion in addresses. */
export const answers = pgTable(
  "answers",
  {
    userId: userId(),
    sectionId: sectionId(),
    id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull().unique(),
    /** Ids of the options chosen last, ascending; null for free text. */
    optionIds: integer("option_ids").array(),
    /** What was chosen before the second round; null until that is answered. */
    firstOptionIds: integer("first_option_ids").array(),
    /** Free text; null for choices. */
    text: text(),
    /** Whether peers may read it; false for the workbook's texts. */
    published: boolean().notNull().default(false),
    /** Hidden by staff from everybody but its author. */
    hidden: boolean().notNull().default(false),
    likes: integer().notNull().default(0),
    /** Comments that peers see: those hidden are not counted. */
    comments: integer().notNull().default(0),
    /** Times that a list showed it, counted in a while; see docs/decisions/0016. */
    views: integer().notNull().default(0),
    createdAt: instant("created_at").notNull(),
    /** When its author last changed it. */
    editedAt: instant("edited_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sectionId] }),
    index("answers_published")
      .on(table.sectionId, table.id)
      .where(sql`${table.published}`),
    index("answers_little_seen")
      .on(table.sectionId, table.views, table.id)
      .where(sql`${table.published} and not ${table.hidden}`),
    check("answers_one_value", sql`num_nonnulls(${table.optionIds}, ${table.text}) = 1`),
  ],
);

/** Stands in a tally's place of an option where it counts the people who answered. */
export const PEOPLE_OPTION = 0;

/**
 * How many people chose an option at first, in several slots so that many answers at once do not queue
 * on one row; {@link PEOPLE_OPTION} counts the people. Charts read these few rows, never the answers.
 */
export const answerTallies = pgTable(
  "answer_tallies",
  {
    sectionId: sectionId(),
    optionId: integer("option_id").notNull(),
    slot: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sectionId, table.optionId, table.slot] })],
);

/** Stands in the place of an option where a move counts the people who changed their answer. */
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
    fromOption: integer("from_option").notNull(),
    toOption: integer("to_option").notNull(),
    slot: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sectionId, table.fromOption, table.toOption, table.slot] }),
  ],
);

/** A person's note on a page. */
export const notes = pgTable(
  "notes",
  {
    userId: userId(),
    pageId: pageId(),
    text: text().notNull(),
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
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sectionId] })],
);
