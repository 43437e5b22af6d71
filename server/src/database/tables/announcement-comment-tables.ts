import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, primaryKey, unique } from "drizzle-orm/pg-core";

import { announcements } from "./announcement-tables.ts";
import {
  commentColumns,
  decisionColumns,
  likeColumns,
  reportColumns,
} from "./discussion-columns.ts";

const announcementId = () =>
  integer("announcement_id")
    .notNull()
    .references(() => announcements.id, { onDelete: "cascade" });
/** Null for the announcement itself. */
const commentId = () =>
  bigint("comment_id", { mode: "number" }).references(() => announcementComments.id, {
    onDelete: "cascade",
  });

export const announcementLikes = pgTable(
  "announcement_likes",
  { ...likeColumns(), announcementId: announcementId() },
  (table) => [
    primaryKey({ columns: [table.userId, table.announcementId] }),
    index("announcement_likes_announcement").on(table.announcementId),
  ],
);

export const announcementComments = pgTable(
  "announcement_comments",
  {
    ...commentColumns(),
    announcementId: announcementId(),
  },
  (table) => [
    index("announcement_comments_announcement").on(table.announcementId, table.id),
    index("announcement_comments_user").on(table.userId, table.announcementId),
    unique("announcement_comments_token").on(table.userId, table.token),
  ],
);

/** Permanent record of staff's decisions on comments: who, what and when. */
export const announcementDecisions = pgTable(
  "announcement_decisions",
  {
    ...decisionColumns(),
    announcementId: announcementId(),
    commentId: commentId(),
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

/** Reports on comments, one per person and comment. */
export const announcementReports = pgTable(
  "announcement_reports",
  {
    ...reportColumns(),
    announcementId: announcementId(),
    commentId: commentId(),
    /** The decision that resolved it; null while it is open. */
    decisionId: bigint("decision_id", { mode: "number" }).references(
      () => announcementDecisions.id,
      { onDelete: "set null" },
    ),
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
