import { bigint, boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { groups } from "./access-tables.ts";
import { instant, users } from "./account-tables.ts";
import { courses } from "./course-tables.ts";

const courseId = () => integer("course_id").references(() => courses.id, { onDelete: "cascade" });

/**
 * Self-enrolment in a course, and the content of its page; no row means none. Locked while seats are
 * assigned, so that none is assigned twice.
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
    /** Whether the page is readable without a session. */
    isPublic: boolean("is_public").notNull(),
    /** Whether search engines may list it. */
    isIndexed: boolean("is_indexed").notNull(),
    summary: text().notNull(),
    /** HTML, sanitised on write. */
    description: text().notNull(),
  },
  (table) => [index("course_sign_ups_group").on(table.groupId)],
);

/** Requests to join a course: deleted when the person joins or withdraws. */
export const signUpRequests = pgTable(
  "sign_up_requests",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    courseId: courseId().notNull(),
    /** Staff decide on `pending`; `waiting` joins with the next free seat. */
    state: text({ enum: ["pending", "waiting", "declined"] }).notNull(),
    /** Order of the requests. */
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    /** The person's message to the staff. */
    text: text().notNull(),
    /** The staff's message when they declined. */
    message: text().notNull().default(""),
    requestedAt: instant("requested_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index("sign_up_requests_line").on(table.courseId, table.state, table.position),
  ],
);
