import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { groups } from "./access-tables.ts";
import { instant, users } from "./account-tables.ts";
import { courses } from "./course-tables.ts";
import { files } from "./file-tables.ts";

/** Audience within the course: 0 for all, a group's id, or the negated announcement id for recipients. */
export function audienceKey({
  id,
  groupId,
  isDirect,
}: Record<"id" | "groupId" | "isDirect", SQLWrapper>): SQL<number> {
  return sql<number>`(case when ${isDirect} then -${id} else coalesce(${groupId}, 0) end)`;
}

/** News for the whole site, a course or a group: one row however many people it reaches. */
export const announcements = pgTable(
  "announcements",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a deleted account. */
    authorId: integer("author_id").references(() => users.id, { onDelete: "set null" }),
    /** Null for the whole site. */
    courseId: integer("course_id").references(() => courses.id, { onDelete: "cascade" }),
    /** Null for all groups. */
    groupId: integer("group_id").references(() => groups.id),
    /** Whether it is only for {@link announcementRecipients}, as long as they take the course. */
    isDirect: boolean("is_direct").notNull().default(false),
    title: text().notNull(),
    /** Sanitised on write. */
    html: text().notNull(),
    /** The beginning of its text, for lists and notifications. */
    excerpt: text().notNull(),
    isPinned: boolean("is_pinned").notNull().default(false),
    isUrgent: boolean("is_urgent").notNull().default(false),
    /** Whether its readers may comment on it; earlier comments stay. */
    allowsComments: boolean("allows_comments").notNull().default(false),
    likes: integer().notNull().default(0),
    /** Number of visible comments: hidden ones are not counted. */
    comments: integer().notNull().default(0),
    /** When it is due to be sent; null to send it when its author says so. */
    sendAt: instant("send_at"),
    expiresAt: instant("expires_at"),
    /** Since when its readers see it; null for a draft. */
    visibleFrom: instant("visible_from"),
    /** When notifying people began. */
    notifiedAt: instant("notified_at"),
    /** Id of the last person processed; null once all were. */
    notifiedTo: integer("notified_to").default(0),
    /** When it was last changed after sending. */
    editedAt: instant("edited_at"),
    withdrawnAt: instant("withdrawn_at"),
    withdrawnReason: text("withdrawn_reason"),
    /** Staff withdraw an announcement to hide it, with its comments. */
    hidden: boolean()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${announcements.withdrawnAt} is not null`),
    /** When it left the lists: withdrawn, or found to have expired. */
    endedAt: instant("ended_at"),
    version: integer().notNull().default(1),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    check("announcements_group", sql`${table.groupId} is null or ${table.courseId} is not null`),
    // The announcements of one audience: a person's list is read from as many ranges as they belong to.
    index("announcements_shown")
      .on(
        sql`coalesce(${table.courseId}, 0)`,
        audienceKey(table),
        table.isPinned,
        table.visibleFrom,
        table.id,
      )
      .where(sql`${table.visibleFrom} is not null and ${table.endedAt} is null`),
    index("announcements_urgent")
      .on(sql`coalesce(${table.courseId}, 0)`, audienceKey(table), table.id)
      .where(
        sql`${table.isUrgent} and ${table.visibleFrom} is not null and ${table.endedAt} is null`,
      ),
    index("announcements_managed").on(sql`coalesce(${table.courseId}, 0)`, table.id),
    index("announcements_course").on(table.courseId),
    index("announcements_group_id").on(table.groupId),
    index("announcements_author").on(table.authorId),
    // Announcements that are waiting for a scheduled time.
    index("announcements_to_notify")
      .on(table.visibleFrom)
      .where(sql`${table.notifiedAt} is null and ${table.endedAt} is null`),
    index("announcements_to_end")
      .on(table.expiresAt)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** Pictures of an announcement's text, and its downloadable files. */
export const announcementFiles = pgTable(
  "announcement_files",
  {
    announcementId: integer("announcement_id")
      .notNull()
      .references(() => announcements.id, { onDelete: "cascade" }),
    name: text().notNull(),
    fileId: integer("file_id")
      .notNull()
      .references(() => files.id),
    /** `inline` for the text. */
    use: text({ enum: ["attachment", "inline"] }).notNull(),
    /** Whether the saved text refers to it. */
    isShown: boolean("is_shown").notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.name] }),
    index("announcement_files_file").on(table.fileId),
  ],
);

/** People to whom an announcement is addressed individually. */
export const announcementRecipients = pgTable(
  "announcement_recipients",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    announcementId: integer("announcement_id")
      .notNull()
      .references(() => announcements.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.announcementId] }),
    index("announcement_recipients_announcement").on(table.announcementId, table.userId),
  ],
);

/** Who has read which announcement. */
export const announcementReadings = pgTable(
  "announcement_readings",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    announcementId: integer("announcement_id")
      .notNull()
      .references(() => announcements.id, { onDelete: "cascade" }),
    readAt: instant("read_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.announcementId] }),
    index("announcement_readings_announcement").on(table.announcementId, table.userId),
  ],
);
