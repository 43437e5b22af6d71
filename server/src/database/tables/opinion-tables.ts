import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";
import { courses } from "./course-tables.ts";
import {
  commentColumns,
  decisionColumns,
  likeColumns,
  reportColumns,
  userId,
} from "./discussion-columns.ts";
import { answers } from "./learning-tables.ts";

const opinionId = () =>
  bigint("opinion_id", { mode: "number" })
    .notNull()
    .references(() => opinions.id, { onDelete: "cascade" });
/** Null for the opinion itself. */
const commentId = () =>
  bigint("comment_id", { mode: "number" }).references(() => opinionComments.id, {
    onDelete: "cascade",
  });

/** Publication state of a text answer; its text stays with the answer. */
export const opinions = pgTable(
  "opinions",
  {
    /** The answer's id; names the opinion in addresses. */
    id: bigint({ mode: "number" })
      .primaryKey()
      .references(() => answers.id, { onDelete: "cascade" }),
    /**
     * Denormalised from the answer, for the indexes of lists. The migration tells the planner to expect many
     * sections (`n_distinct`), or a generic plan would read other questions' opinions, too.
     */
    userId: integer("user_id"),
    sectionId: integer("section_id").notNull(),
    /** Whether peers may read it: unless its answer is for the workbook only. */
    published: boolean().notNull(),
    /** Hidden by staff from everyone but its author. */
    hidden: boolean().notNull().default(false),
    likes: integer().notNull().default(0),
    /** Number of comments visible to peers: hidden ones are not counted. */
    comments: integer().notNull().default(0),
    /** How often lists showed it, counted periodically; see docs/decisions/0016. */
    views: integer().notNull().default(0),
    /** When its author last changed it. */
    editedAt: instant("edited_at"),
    /** Whether staff pinned it and its author agreed; denormalised from {@link opinionPins} for lists. */
    isPinned: boolean("is_pinned").notNull().default(false),
  },
  (table) => [
    index("opinions_published")
      .on(table.sectionId, table.id)
      .where(sql`${table.published}`),
    index("opinions_little_seen")
      .on(table.sectionId, table.views, table.id)
      .where(sql`${table.published} and not ${table.hidden}`),
    index("opinions_pinned")
      .on(table.sectionId)
      .where(sql`${table.isPinned}`),
  ],
);

/** Opinions that staff want to show first, and their authors' consent. */
export const opinionPins = pgTable(
  "opinion_pins",
  {
    opinionId: opinionId().primaryKey(),
    sectionId: integer("section_id").notNull(),
    /** `declined` also if consent was withdrawn: it is final. */
    state: text({ enum: ["asked", "pinned", "declined"] }).notNull(),
    /** The member of staff who asked; null if they were erased. */
    askedBy: integer("asked_by").references(() => users.id, { onDelete: "set null" }),
    askedAt: instant("asked_at").notNull(),
    /** When the author last answered; null while they have not. */
    answeredAt: instant("answered_at"),
  },
  (table) => [
    index("opinion_pins_section").on(table.sectionId),
    index("opinion_pins_asked_by").on(table.askedBy),
  ],
);

export const opinionLikes = pgTable(
  "opinion_likes",
  { ...likeColumns(), opinionId: opinionId() },
  (table) => [
    primaryKey({ columns: [table.userId, table.opinionId] }),
    // For deleting likes with their opinion.
    index("opinion_likes_opinion").on(table.opinionId),
  ],
);

export const opinionComments = pgTable(
  "opinion_comments",
  {
    ...commentColumns(),
    opinionId: opinionId(),
  },
  (table) => [
    index("opinion_comments_opinion").on(table.opinionId, table.id),
    index("opinion_comments_user").on(table.userId, table.opinionId),
    unique("opinion_comments_token").on(table.userId, table.token),
  ],
);

/** Permanent record of staff's decisions on opinions and comments: who, what and when. */
export const opinionDecisions = pgTable(
  "opinion_decisions",
  {
    ...decisionColumns(),
    opinionId: opinionId(),
    commentId: commentId(),
  },
  (table) => [
    index("opinion_decisions_opinion").on(table.opinionId, table.commentId, table.id),
    index("opinion_decisions_comment").on(table.commentId),
  ],
);

/** Reports on opinions and comments, one per person and text. */
export const opinionReports = pgTable(
  "opinion_reports",
  {
    ...reportColumns(),
    opinionId: opinionId(),
    commentId: commentId(),
    /** The decision that resolved it; null while it is open. */
    decisionId: bigint("decision_id", { mode: "number" }).references(() => opinionDecisions.id, {
      onDelete: "set null",
    }),
  },
  (table) => [
    unique("opinion_reports_once")
      .on(table.userId, table.opinionId, table.commentId)
      .nullsNotDistinct(),
    index("opinion_reports_comment").on(table.commentId),
    index("opinion_reports_open")
      .on(table.opinionId)
      .where(sql`${table.decisionId} is null`),
  ],
);

/** How far a member of staff has read a course's opinions. */
export const opinionReadings = pgTable(
  "opinion_readings",
  {
    userId: userId(),
    courseId: integer("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** The newest opinion when they looked; later ones have higher ids. */
    newestId: bigint("newest_id", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index("opinion_readings_course").on(table.courseId),
  ],
);
