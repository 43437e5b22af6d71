import { bigint, boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { groups } from "./access-tables.ts";
import { instant, users } from "./account-tables.ts";
import { courses } from "./course-tables.ts";

const courseId = () => integer("course_id").references(() => courses.id, { onDelete: "cascade" });

/**
 * How people enrol themselves in a course, and what its page says; no row means not at all. It is
 * locked while seats are given away, so that none is given twice.
 */
export const courseSignUps = pgTable(
  "course_sign_ups",
  {
    courseId: courseId().primaryKey(),
    way: text({ enum: ["off", "open", "approval"] }).notNull(),
    /** Null for any number. */
    seats: integer(),
    opensAt: instant("opens_at"),
    closesAt: instant("closes_at"),
    /** Null for the default group. */
    groupId: integer("group_id").references(() => groups.id, { onDelete: "set null" }),
    /** Whether the page can be read without a session. */
    isPublic: boolean("is_public").notNull(),
    /** Whether search engines may list it. */
    isIndexed: boolean("is_indexed").notNull(),
    summary: text().notNull(),
    /** HTML, sanitised when it was written. */
    description: text().notNull(),
  },
  (table) => [index("course_sign_ups_group").on(table.groupId)],
);

/** Who asked to join a course: the row goes when they come in or take it back. */
export const signUpRequests = pgTable(
  "sign_up_requests",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    courseId: courseId().notNull(),
    /** Staff decide on `pending`; `waiting` comes in with the next free seat. */
    state: text({ enum: ["pending", "waiting", "declined"] }).notNull(),
    /** In which order people asked. */
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    /** What the person wrote to the staff. */
    text: text().notNull(),
    /** What the staff wrote when they declined. */
    message: text().notNull().default(""),
    requestedAt: instant("requested_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index("sign_up_requests_line").on(table.courseId, table.state, table.position),
  ],
);
