import type { ClassRepeat, LiveProviderKind } from "@paso/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { groups } from "./access-tables.ts";
import { bytea, instant, users } from "./account-tables.ts";
import { courses } from "./course-tables.ts";

const courseId = () => integer("course_id").references(() => courses.id, { onDelete: "cascade" });
const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Live classes: one, or a series by a rule. Without a course they are for the whole site. */
export const liveClasses = pgTable(
  "live_classes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: courseId(),
    /** Null for everybody in the course. */
    groupId: integer("group_id"),
    title: text().notNull(),
    text: text().notNull(),
    /** `YYYY-MM-DDTHH:mm` of the first date, on the clocks of `time_zone`. */
    starts: text().notNull(),
    timeZone: text("time_zone").notNull(),
    /** In minutes. */
    duration: integer().notNull(),
    /** Null for a class that takes place once. */
    repeat: jsonb().$type<ClassRepeat>(),
    /** Empty for none. */
    password: text().notNull(),
    capacity: integer(),
    provider: text().$type<LiveProviderKind>().notNull(),
    isRecorded: boolean("is_recorded").notNull(),
    /** Grows with every change; an update that carries a stale one is refused. */
    version: integer().notNull().default(1),
    cancelledAt: instant("cancelled_at"),
    cancelReason: text("cancel_reason").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.courseId, table.groupId],
      foreignColumns: [groups.courseId, groups.id],
    }).onDelete("cascade"),
    index("live_classes_course").on(table.courseId, table.groupId),
  ],
);

const classId = () =>
  integer("class_id")
    .notNull()
    .references(() => liveClasses.id, { onDelete: "cascade" });

/** Who hosts a live class. */
export const liveHosts = pgTable(
  "live_hosts",
  { classId: classId(), userId: userId() },
  (table) => [
    primaryKey({ columns: [table.classId, table.userId] }),
    index("live_hosts_user").on(table.userId),
  ],
);

/** The dates of live classes. */
export const liveOccurrences = pgTable(
  "live_occurrences",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    classId: classId(),
    /** Those of the class, for the order of lists. */
    courseId: courseId(),
    groupId: integer("group_id"),
    /** What the class's rule gives, whatever it was moved to. */
    plannedAt: instant("planned_at").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    cancelledAt: instant("cancelled_at"),
    cancelReason: text("cancel_reason").notNull().default(""),
    /** SEQUENCE of iCalendar: grows with every change that calendars have to notice. */
    sequence: integer().notNull().default(0),
    /** When people began to be reminded, a day and a quarter of an hour before. */
    dayRemindedAt: instant("day_reminded_at"),
    remindedAt: instant("reminded_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("live_occurrences_planned").on(table.classId, table.plannedAt),
    index("live_occurrences_class").on(table.classId, table.startsAt),
    index("live_occurrences_course").on(table.courseId, table.startsAt, table.id),
    index("live_occurrences_site")
      .on(table.startsAt, table.id)
      .where(sql`${table.courseId} is null`),
    index("live_occurrences_start").on(table.startsAt, table.id),
  ],
);

const occurrenceId = () =>
  integer("occurrence_id")
    .notNull()
    .references(() => liveOccurrences.id, { onDelete: "cascade" });

/**
 * Meetings at providers. A row outlives its date, so that the meeting of a date that was removed is
 * cancelled, too.
 */
export const liveMeetings = pgTable(
  "live_meetings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null where the date was removed, or the meeting replaced. */
    occurrenceId: integer("occurrence_id").references(() => liveOccurrences.id, {
      onDelete: "set null",
    }),
    /** Whose credentials it was made with; null for the site's, and before it is made. */
    courseId: integer("course_id").references(() => courses.id, { onDelete: "set null" }),
    provider: text().$type<LiveProviderKind>().notNull(),
    /** By which the provider finds what an earlier attempt created: random, and never shown. */
    key: text().notNull(),
    /** Null before it is created. */
    externalId: text("external_id"),
    /** Whether the provider has deleted it. */
    isGone: boolean("is_gone").notNull().default(false),
    /** Grows with every change of what the meeting is to be; `done_version` is what the provider has. */
    version: integer().notNull().default(1),
    doneVersion: integer("done_version").notNull().default(0),
    /** When the provider last did what it was asked for. */
    doneAt: instant("done_at"),
    /** When the provider is asked next; null for not by itself. */
    tryAt: instant("try_at"),
    /** Failed attempts in a row. */
    attempts: integer().notNull().default(0),
    /** Of the last attempt, where it failed; its words are the provider's. */
    error: text({
      enum: ["unauthorized", "rate_limited", "gone", "unreachable", "refused", "no_credentials"],
    }),
    errorDetail: text("error_detail").notNull().default(""),
    /** Until when one process alone talks to the provider about it. */
    leasedUntil: instant("leased_until"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("live_meetings_occurrence").on(table.occurrenceId),
    index("live_meetings_due")
      .on(table.tryAt)
      .where(sql`${table.tryAt} is not null`),
    index("live_meetings_course").on(table.courseId),
  ],
);

/** What is fetched from the provider once a class is over, and how far that is. */
export const liveFetches = pgTable(
  "live_fetches",
  {
    occurrenceId: occurrenceId(),
    what: text({ enum: ["attendance", "recordings"] }).notNull(),
    state: text({ enum: ["none", "pending", "done", "failed"] }).notNull(),
    /** When the provider is asked next; null for not by itself. */
    tryAt: instant("try_at"),
    attempts: integer().notNull().default(0),
    error: text({
      enum: ["unauthorized", "rate_limited", "gone", "unreachable", "refused", "no_credentials"],
    }),
    errorDetail: text("error_detail").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.occurrenceId, table.what] }),
    index("live_fetches_due")
      .on(table.tryAt)
      .where(sql`${table.tryAt} is not null`),
  ],
);

/** Who got an address of a meeting, and so has a seat. */
export const liveJoins = pgTable(
  "live_joins",
  {
    occurrenceId: occurrenceId(),
    userId: userId(),
    isHost: boolean("is_host").notNull(),
    joinedAt: instant("joined_at").notNull(),
    /** What the provider gave for the next time that the person joins. */
    ticket: text(),
  },
  (table) => [
    primaryKey({ columns: [table.occurrenceId, table.userId] }),
    index("live_joins_user").on(table.userId),
  ],
);

/** How long people were in a class. */
export const liveAttendances = pgTable(
  "live_attendances",
  {
    occurrenceId: occurrenceId(),
    userId: userId(),
    /** As the provider recorded it; null where it did not. */
    providerSeconds: integer("provider_seconds"),
    /** In minutes, as staff said; counts instead. */
    handMinutes: integer("hand_minutes"),
    /** When the person was last seen in a meeting that is looked at while it runs. */
    seenAt: instant("seen_at"),
  },
  (table) => [
    primaryKey({ columns: [table.occurrenceId, table.userId] }),
    index("live_attendances_user").on(table.userId),
  ],
);

/** People whom the provider names and who came in without us. */
export const liveGuests = pgTable(
  "live_guests",
  {
    occurrenceId: occurrenceId(),
    name: text().notNull(),
    seconds: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.occurrenceId, table.name] })],
);

export const liveRecordings = pgTable(
  "live_recordings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    occurrenceId: occurrenceId(),
    /** The provider's own; null for one that staff added. */
    externalId: text("external_id"),
    title: text().notNull(),
    address: text("watch_url").notNull(),
    /** What is asked for at the address; empty for nothing. */
    password: text().notNull(),
    isEmbedded: boolean("is_embedded").notNull(),
    /** Null while staff alone see it. */
    releasedAt: instant("released_at"),
    /** One that staff removed is remembered, so that it does not come back from the provider. */
    removedAt: instant("removed_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("live_recordings_occurrence").on(table.occurrenceId),
    uniqueIndex("live_recordings_external").on(table.occurrenceId, table.externalId),
  ],
);

/** Secret addresses from which calendar programs read a person's classes. */
export const liveCalendars = pgTable(
  "live_calendars",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: bytea("token_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    lastReadAt: instant("last_read_at"),
  },
  (table) => [uniqueIndex("live_calendars_token").on(table.tokenHash)],
);
