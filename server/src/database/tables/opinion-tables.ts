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
import { answers } from "./learning-tables.ts";

const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const answerId = () =>
  bigint("answer_id", { mode: "number" })
    .notNull()
    .references(() => answers.id, { onDelete: "cascade" });
/** Null where the opinion itself is meant. */
const commentId = () =>
  bigint("comment_id", { mode: "number" }).references(() => opinionComments.id, {
    onDelete: "cascade",
  });
const newId = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

export const opinionLikes = pgTable(
  "opinion_likes",
  { userId: userId(), answerId: answerId(), createdAt: instant("created_at").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.answerId] })],
);

export const opinionComments = pgTable(
  "opinion_comments",
  {
    id: newId(),
    userId: userId(),
    answerId: answerId(),
    text: text().notNull(),
    /** Made by the form that sent it, so that sending it again makes no second one. */
    token: text(),
    /** Hidden by staff from everybody but its author. */
    hidden: boolean().notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("opinion_comments_answer").on(table.answerId, table.id),
    index("opinion_comments_user").on(table.userId, table.answerId),
    unique("opinion_comments_token").on(table.userId, table.token),
  ],
);

/** What staff decided about an opinion or a comment: who, what and when, for good. */
export const opinionDecisions = pgTable(
  "opinion_decisions",
  {
    id: newId(),
    userId: userId(),
    answerId: answerId(),
    commentId: commentId(),
    hidden: boolean().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("opinion_decisions_answer").on(table.answerId, table.commentId, table.id),
    index("opinion_decisions_comment").on(table.commentId),
  ],
);

/** Reports on opinions and comments, one a person and text. */
export const opinionReports = pgTable(
  "opinion_reports",
  {
    userId: userId(),
    answerId: answerId(),
    commentId: commentId(),
    /** Empty where none was given. */
    reason: text().notNull(),
    /** The decision that dealt with it; null while it is open. */
    decisionId: bigint("decision_id", { mode: "number" }).references(() => opinionDecisions.id, {
      onDelete: "set null",
    }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    unique("opinion_reports_once")
      .on(table.userId, table.answerId, table.commentId)
      .nullsNotDistinct(),
    index("opinion_reports_comment").on(table.commentId),
    index("opinion_reports_open")
      .on(table.answerId)
      .where(sql`${table.decisionId} is null`),
  ],
);
