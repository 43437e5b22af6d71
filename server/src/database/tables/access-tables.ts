import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";
import { courses } from "./course-tables.ts";

const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const courseId = () =>
  integer("course_id")
    .notNull()
    .references(() => courses.id, { onDelete: "cascade" });

/** Who may author a course and see its results. */
export const courseStaff = pgTable(
  "course_staff",
  {
    userId: userId(),
    courseId: courseId(),
    /** The role in this course; the courses' policy says what each may do. */
    role: text({ enum: ["owner", "teacher", "assistant", "viewer"] }).notNull(),
    /** The name on the course's page; null to be left off it. */
    publicName: text("public_name"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index("course_staff_course").on(table.courseId),
  ],
);

/** Cohorts of a course. Every course has a default one from the start. */
export const groups = pgTable(
  "groups",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: courseId(),
    /** Empty for a default group that was never named. */
    name: text().notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    /** Null if the course's own dates apply. */
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("groups_course").on(table.courseId, table.id),
    uniqueIndex("groups_default")
      .on(table.courseId)
      .where(sql`${table.isDefault}`),
  ],
);

/** A person taking a course. Its row is locked while the person advances. */
export const enrolments = pgTable(
  "enrolments",
  {
    userId: userId(),
    courseId: courseId(),
    groupId: integer("group_id").notNull(),
    enrolledAt: instant("enrolled_at").notNull().defaultNow(),
    /** The person's own end, which overrides the group's and the course's; null for none. */
    endsAt: instant("ends_at"),
    /** When the last remaining page was finished; sections added later do not revoke it. */
    finishedAt: instant("finished_at"),
    /** When the person last took a step; null before the first. Not indexed: it changes all the time. */
    lastStepAt: instant("last_step_at"),
    /** Number of lesson pages finished, for staff: pages removed since still count. */
    finishedPages: integer("finished_pages").notNull().default(0),
    /** Lesson pages that were still closed and unfinished when the course was finished, and still are. */
    missedPages: integer("missed_pages").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    foreignKey({
      columns: [table.courseId, table.groupId],
      foreignColumns: [groups.courseId, groups.id],
    }),
    index("enrolments_group").on(table.courseId, table.groupId),
  ],
);

/** State of an enrolment when it ended, for a person who comes back; answers and progress stay. */
export const formerEnrolments = pgTable(
  "former_enrolments",
  {
    userId: userId(),
    courseId: courseId(),
    groupId: integer("group_id").notNull(),
    enrolledAt: instant("enrolled_at").notNull(),
    endsAt: instant("ends_at"),
    finishedAt: instant("finished_at"),
    lastStepAt: instant("last_step_at"),
    finishedPages: integer("finished_pages").notNull().default(0),
    missedPages: integer("missed_pages").notNull().default(0),
    endedAt: instant("ended_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    foreignKey({
      columns: [table.courseId, table.groupId],
      foreignColumns: [groups.courseId, groups.id],
    }),
    index("former_enrolments_group").on(table.courseId, table.groupId),
  ],
);

/** Codes that let anyone who has them join a course. */
export const courseInvitations = pgTable(
  "course_invitations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: courseId(),
    /** Null for the default group. */
    groupId: integer("group_id").references(() => groups.id, { onDelete: "set null" }),
    /** Letters and digits as compared, without the dash that is displayed. */
    code: text().notNull().unique(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at"),
    /** Maximum number of people who may join with it; null for no limit. */
    mostUses: integer("most_uses"),
    /** Number of people who joined. */
    uses: integer().notNull().default(0),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    index("course_invitations_course").on(table.courseId),
    index("course_invitations_group").on(table.groupId),
  ],
);
