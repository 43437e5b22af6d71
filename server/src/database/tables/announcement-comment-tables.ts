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
import { announcements } from "./announcement-tables.ts";

const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
/** Null where the person was erased, and what they wrote or decided is kept without their name. */
const authorId = () => integer("user_id").references(() => users.id, { onDelete: "cascade" });
const announcementId = () =>
  integer("announcement_id")
    .notNull()
    .references(() => announcements.id, { onDelete: "cascade" });
const newId = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
/** Null where the announcement itself is meant. */
const commentId = () =>
  bigint("comment_id", { mode: "number" }).references(() => announcementComments.id, {
    onDelete: "cascade",
  });

export const announcementLikes = pgTable(
  "announcement_likes",
  {
    userId: userId(),
    announcementId: announcementId(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.announcementId] }),
    index("announcement_likes_announcement").on(table.announcementId),
  ],
);

export const announcementComments = pgTable(
  "announcement_comments",
  {
    id: newId(),
    userId: authorId(),
    announcementId: announcementId(),
    text: text().notNull(),
    /** Made by the form that sent it, so that sending it again makes no second one. */
    token: text(),
    /** Hidden by staff from everyone but its author. */
    hidden: boolean().notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("announcement_comments_announcement").on(table.announcementId, table.id),
    index("announcement_comments_user").on(table.userId, table.announcementId),
    unique("announcement_comments_token").on(table.userId, table.token),
  ],
);

/** What staff decided about a comment: who, what and when, for good. */
export const announcementDecisions = pgTable(
  "announcement_decisions",
  {
    id: newId(),
    userId: authorId(),
    announcementId: announcementId(),
    commentId: commentId(),
    hidden: boolean().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("announcement_decisions_announcement").on(
      table.announcementId,
      table.commentId,
      table.id,
    ),
    index("announcement_decisions_comment").on(table.commentId),
    index("announcement_decisions_user").on(table.userId),
  ],
);

/** Reports on comments, one a person and comment. */
export const announcementReports = pgTable(
  "announcement_reports",
  {
    userId: userId(),
    announcementId: announcementId(),
    commentId: commentId(),
    /** Empty where none was given. */
    reason: text().notNull(),
    /** The decision that dealt with it; null while it is open. */
    decisionId: bigint("decision_id", { mode: "number" }).references(
      () => announcementDecisions.id,
      { onDelete: "set null" },
    ),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    unique("announcement_reports_once")
      .on(table.userId, table.announcementId, table.commentId)
      .nullsNotDistinct(),
    index("announcement_reports_comment").on(table.commentId),
    index("announcement_reports_open")
      .on(table.announcementId)
      .where(sql`${table.decisionId} is null`),
  ],
);
