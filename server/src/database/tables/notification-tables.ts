import type { NotificationKind } from "@paso/contract";
import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";
import { announcementComments } from "./announcement-comment-tables.ts";
import { announcements } from "./announcement-tables.ts";
import { articleComments, articles } from "./article-tables.ts";
import { courses, modules } from "./course-tables.ts";
import { liveClasses, liveOccurrences } from "./live-class-tables.ts";
import { opinionComments, opinions } from "./opinion-tables.ts";
import { surveys } from "./survey-tables.ts";

const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const kind = () => text().$type<NotificationKind>().notNull();

/** Notifications. Their text is rendered on read, from the current state of what they refer to. */
export const notifications = pgTable(
  "notifications",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    kind: kind(),
    /** What it is about, unique per person: `like:42`. Causes with the same key are bundled. */
    bundleKey: text("bundle_key").notNull(),
    /** Null if it is about no course. */
    courseId: integer("course_id").references(() => courses.id, { onDelete: "cascade" }),
    opinionId: bigint("opinion_id", { mode: "number" }).references(() => opinions.id, {
      onDelete: "cascade",
    }),
    commentId: bigint("comment_id", { mode: "number" }).references(() => opinionComments.id, {
      onDelete: "cascade",
    }),
    /** The liked article; the article of a comment is found through the comment. */
    articleId: bigint("article_id", { mode: "number" }).references(() => articles.id, {
      onDelete: "cascade",
    }),
    articleCommentId: bigint("article_comment_id", { mode: "number" }).references(
      () => articleComments.id,
      { onDelete: "cascade" },
    ),
    announcementCommentId: bigint("announcement_comment_id", { mode: "number" }).references(
      () => announcementComments.id,
      { onDelete: "cascade" },
    ),
    moduleId: integer("module_id").references(() => modules.id, { onDelete: "cascade" }),
    surveyId: integer("survey_id").references(() => surveys.id, { onDelete: "cascade" }),
    announcementId: integer("announcement_id").references(() => announcements.id, {
      onDelete: "cascade",
    }),
    liveClassId: integer("live_class_id").references(() => liveClasses.id, { onDelete: "cascade" }),
    /** The one date that it is about; null for the class with all of them. */
    liveOccurrenceId: integer("live_occurrence_id").references(() => liveOccurrences.id, {
      onDelete: "cascade",
    }),
    /** What happened to the class, or how near it is. */
    liveChange: text("live_change", { enum: ["planned", "changed", "cancelled", "day", "soon"] }),
    createdAt: instant("created_at").notNull(),
    /** When it appears, or appeared, in the bell; null if the person does not want it there. */
    bellAt: instant("bell_at"),
    /** When it goes into a digest; null if it does not, or is in one already. */
    digestAt: instant("digest_at"),
    readAt: instant("read_at"),
  },
  (table) => [
    unique("notifications_once").on(table.userId, table.bundleKey),
    index("notifications_bell").on(table.userId, table.bellAt, table.id),
    index("notifications_unread")
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    index("notifications_digest")
      .on(table.digestAt)
      .where(sql`${table.digestAt} is not null`),
    index("notifications_created").on(table.createdAt),
    index("notifications_opinion").on(table.opinionId),
    index("notifications_comment").on(table.commentId),
    index("notifications_article").on(table.articleId),
    index("notifications_article_comment").on(table.articleCommentId),
    index("notifications_announcement_comment").on(table.announcementCommentId),
    index("notifications_module").on(table.moduleId),
    index("notifications_course").on(table.courseId),
    index("notifications_survey").on(table.surveyId),
    index("notifications_announcement").on(table.announcementId),
    index("notifications_live_class").on(table.liveClassId),
    index("notifications_live_occurrence").on(table.liveOccurrenceId),
  ],
);

/** Who caused a bundled notification: each person once, so that repeats do not notify again. */
export const notificationActors = pgTable(
  "notification_actors",
  {
    notificationId: bigint("notification_id", { mode: "number" })
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    userId: userId(),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.userId] }),
    index("notification_actors_user").on(table.userId),
  ],
);

/** A person's choices that differ from the default of a kind. */
export const notificationPreferences = pgTable(
  "notification_preferences",
  {
    userId: userId(),
    kind: kind(),
    mail: text({ enum: ["on", "digest", "off"] }).notNull(),
    bell: text({ enum: ["on", "digest", "off"] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
