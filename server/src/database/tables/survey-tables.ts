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

/** Surveys of the whole site, which belong to no course. */
export const surveys = pgTable(
  "surveys",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The first survey of those that were copied from each other; null for that one itself. */
    seriesId: integer("series_id"),
    title: text().notNull(),
    intro: text().notNull(),
    language: text({ enum: ["en", "es"] }).notNull(),
    isAnonymous: boolean("is_anonymous").notNull(),
    questions: jsonb().$type<SurveyQuestion[]>().notNull(),
    roles: text({ enum: ["admin", "instructor", "viewer", "student"] })
      .array()
      .notNull(),
    /** People of these courses alone, and students of these groups; everybody where both are empty. */
    courseIds: integer("course_ids").array().notNull(),
    groupIds: integer("group_ids").array().notNull(),
    /** Null before it is published. */
    publishedAt: instant("published_at"),
    opensAt: instant("opens_at"),
    closesAt: instant("closes_at"),
    /** At most one of the two. */
    reminderAt: instant("reminder_at"),
    reminderDays: integer("reminder_days"),
    /** When people began to be invited, and to be reminded; null before that. */
    invitedAt: instant("invited_at"),
    remindedAt: instant("reminded_at"),
    /** When its rows were put into random order after it closed, and how many were asked by then. */
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

/** Who took part in a survey: nothing else, neither when nor in which order nor what they answered. */
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

/** What was answered. Without a person where the survey is anonymous, and never with a time. */
export const surveyResponses = pgTable(
  "survey_responses",
  {
    /** Random, and another one whenever the row is moved; nothing refers to it. */
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
