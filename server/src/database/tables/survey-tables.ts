import type { SurveyAnswers, SurveyQuestion } from "@paso/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";

/** Site-wide surveys, which belong to no course. */
export const surveys = pgTable(
  "surveys",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The first survey of a series of copies; null for that one itself. */
    seriesId: integer("series_id"),
    title: text().notNull(),
    intro: text().notNull(),
    language: text({ enum: ["en", "es"] }).notNull(),
    isAnonymous: boolean("is_anonymous").notNull(),
    questions: jsonb().$type<SurveyQuestion[]>().notNull(),
    roles: text({ enum: ["admin", "instructor", "viewer", "student"] })
      .array()
      .notNull(),
    /** Only people of these courses and students of these groups; everyone if both are empty. */
    courseIds: integer("course_ids").array().notNull(),
    groupIds: integer("group_ids").array().notNull(),
    /** Null before it is published. */
    publishedAt: instant("published_at"),
    opensAt: instant("opens_at"),
    closesAt: instant("closes_at"),
    /** At most one of the two. */
    reminderAt: instant("reminder_at"),
    reminderDays: integer("reminder_days"),
    /** When sending invitations, and reminders, began; null before that. */
    invitedAt: instant("invited_at"),
    remindedAt: instant("reminded_at"),
    /** When its rows were shuffled after it closed, and how many people had been asked by then. */
    settledAt: instant("settled_at"),
    askedAtClose: integer("asked_at_close"),
    version: integer().notNull().default(1),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("surveys_series").on(table.seriesId),
    index("surveys_published")
      .on(table.publishedAt)
      .where(sql`${table.publishedAt} is not null`),
  ],
);

const surveyId = () =>
  integer("survey_id")
    .notNull()
    .references(() => surveys.id, { onDelete: "cascade" });

/** Who took part in a survey, and nothing else: neither when, nor in which order, nor their answers. */
export const surveyParticipations = pgTable(
  "survey_participations",
  {
    surveyId: surveyId(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.surveyId, table.userId] }),
    index("survey_participations_user").on(table.userId),
  ],
);

/** Answers. Without a person if the survey is anonymous, and never with a time. */
export const surveyResponses = pgTable(
  "survey_responses",
  {
    /** Random, and changed whenever the row is moved; nothing refers to it. */
    id: uuid().notNull().defaultRandom(),
    surveyId: surveyId(),
    /** Null in anonymous surveys. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    answers: jsonb().$type<SurveyAnswers>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.surveyId, table.id] }),
    uniqueIndex("survey_responses_person")
      .on(table.userId, table.surveyId)
      .where(sql`${table.userId} is not null`),
  ],
);
