import { index, integer, pgTable, primaryKey, smallint, text, unique } from "drizzle-orm/pg-core";

import { groups } from "./access-tables.ts";
import { instant, users } from "./account-tables.ts";
import { courses, sections } from "./course-tables.ts";

/** What phones show of the question that was last put to the class. */
export const PRESENTED_STATES = ["open", "talk", "shown", "revealed"] as const;

/** A course presented to a class; phones join by a code. */
export const presentations = pgTable(
  "presentations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    presenterId: integer("presenter_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The group whose answers phones show; null for everyone's. */
    groupId: integer("group_id").references(() => groups.id, { onDelete: "set null" }),
    code: text().notNull(),
    startedAt: instant("started_at").notNull(),
    /** When it ends by itself; extended by everything that the presenter does. */
    expiresAt: instant("expires_at").notNull(),
    /** The current question; null before the first. */
    sectionId: integer("section_id").references(() => sections.id, { onDelete: "set null" }),
    state: text({ enum: PRESENTED_STATES }),
    /** The round that is, or was, open. */
    round: smallint().$type<1 | 2>(),
    /** When that round was opened; null if it never was. */
    openedAt: instant("opened_at"),
  },
  (table) => [
    unique("presentations_once").on(table.courseId, table.presenterId),
    unique("presentations_code").on(table.code),
    index("presentations_expiry").on(table.expiresAt),
  ],
);

/** People whose phones have joined a presentation. */
export const presentationPeople = pgTable(
  "presentation_people",
  {
    presentationId: integer("presentation_id")
      .notNull()
      .references(() => presentations.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    joinedAt: instant("joined_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.presentationId, table.userId] })],
);
