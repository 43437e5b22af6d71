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

/** Live classes: single ones, or a series by a rule. Without a course they are for the whole site. */
export const liveClasses = pgTable(
  "live_classes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: courseId(),
    /** Null for everyone in the course. */
    groupId: integer("group_id"),
    title: text().notNull(),
    text: text().notNull(),
    /** `YYYY-MM-DDTHH:mm` of the first date, local to `time_zone`. */
    starts: text().notNull(),
    timeZone: text("time_zone").notNull(),
    /** In minutes. */
    duration: integer().notNull(),
    /** Null for a single class. */
    repeat: jsonb().$type<ClassRepeat>(),
    /** Empty for none. */
    password: text().notNull(),
    capacity: integer(),
    provider: text().$type<LiveProviderKind>().notNull(),
    isRecorded: boolean("is_recorded").notNull(),
    /** Incremented by every change; an update with a stale one is refused. */
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
    /** Copied from the class, for the order of lists. */
    courseId: courseId(),
    groupId: integer("group_id"),
    /** The date by the class's rule, even if it was moved. */
    plannedAt: instant("planned_at").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    cancelledAt: instant("cancelled_at"),
    cancelReason: text("cancel_reason").notNull().default(""),
    /** SEQUENCE of iCalendar: incremented by every change that calendars have to notice. */
    sequence: integer().notNull().default(0),
    /** When sending reminders began, a day and a quarter of an hour before. */
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
 * Meetings at providers. A row outlives its date, so that the meeting of a removed date is cancelled,
 * too.
 */
export const liveMeetings = pgTable(
  "live_meetings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null if the date was removed, or the meeting replaced. */
    occurrenceId: integer("occurrence_id").references(() => liveOccurrences.id, {
      onDelete: "set null",
    }),
    /** The course whose credentials created it; null for the site's, and before it is created. */
    courseId: integer("course_id").references(() => courses.id, { onDelete: "set null" }),
    provider: text().$type<LiveProviderKind>().notNull(),
    /** Idempotency key by which the provider finds the result of an earlier attempt: random, never shown. */
    key: text().notNull(),
    /** Null before it is created. */
    externalId: text("external_id"),
    /** Whether the provider has deleted it. */
    isGone: boolean("is_gone").notNull().default(false),
    /** Incremented by every change of the desired state; `done_version` is the provider's state. */
    version: integer().notNull().default(1),
    doneVersion: integer("done_version").notNull().default(0),
    /** When the provider last did what was requested. */
    doneAt: instant("done_at"),
    /** When the provider is called next; null for not automatically. */
    tryAt: instant("try_at"),
    /** Consecutive failed attempts. */
    attempts: integer().notNull().default(0),
    /** Of the last attempt, if it failed; `error_detail` has the provider's words. */
    error: text({
      enum: ["unauthorized", "rate_limited", "gone", "unreachable", "refused", "no_credentials"],
    }),
    errorDetail: text("error_detail").notNull().default(""),
    /** End of the lease of the process that calls the provider about it. */
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

/** Data to fetch from the provider once a class is over, and the progress of that. */
export const liveFetches = pgTable(
  "live_fetches",
  {
    occurrenceId: occurrenceId(),
    what: text({ enum: ["attendance", "recordings"] }).notNull(),
    state: text({ enum: ["none", "pending", "done", "failed"] }).notNull(),
    /** When the provider is called next; null for not automatically. */
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

/** People who got the address of a meeting, and so have a seat. */
export const liveJoins = pgTable(
  "live_joins",
  {
    occurrenceId: occurrenceId(),
    userId: userId(),
    isHost: boolean("is_host").notNull(),
    joinedAt: instant("joined_at").notNull(),
    /** The provider's ticket for the next time that the person joins. */
    ticket: text(),
  },
  (table) => [
    primaryKey({ columns: [table.occurrenceId, table.userId] }),
    index("live_joins_user").on(table.userId),
  ],
);

/** How long people attended a class. */
export const liveAttendances = pgTable(
  "live_attendances",
  {
    occurrenceId: occurrenceId(),
    userId: userId(),
    /** As recorded by the provider; null if it was not. */
    providerSeconds: integer("provider_seconds"),
    /** In minutes, entered by staff; overrides the provider's. */
    handMinutes: integer("hand_minutes"),
    /** When the person was last seen in a meeting that is polled while it runs. */
    seenAt: instant("seen_at"),
  },
  (table) => [
    primaryKey({ columns: [table.occurrenceId, table.userId] }),
    index("live_attendances_user").on(table.userId),
  ],
);

/** Participants whom the provider lists but who did not come through us. */
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
    /** The provider's id; null for one that staff added. */
    externalId: text("external_id"),
    title: text().notNull(),
    address: text("watch_url").notNull(),
    /** Password for the address; empty for none. */
    password: text().notNull(),
    isEmbedded: boolean("is_embedded").notNull(),
    /** Null while only staff see it. */
    releasedAt: instant("released_at"),
    /** Marks one that staff removed, so that it does not come back from the provider. */
    removedAt: instant("removed_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("live_recordings_occurrence").on(table.occurrenceId),
    uniqueIndex("live_recordings_external").on(table.occurrenceId, table.externalId),
  ],
);

/** Secret addresses from which calendar apps read a person's classes. */
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
