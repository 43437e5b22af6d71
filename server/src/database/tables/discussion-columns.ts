import { bigint, boolean, integer, text } from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";

/** Columns that what people say about opinions, articles and announcements has in common. */

export const newId = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

export const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Null where the person was erased, and what they wrote or decided is kept without their name. */
export const authorId = () =>
  integer("user_id").references(() => users.id, { onDelete: "cascade" });

const createdAt = () => instant("created_at").notNull();

/** Of a like, beside the post that is liked. */
export const likeColumns = () => ({ userId: userId(), createdAt: createdAt() });

/** Of a comment, beside the post that it is on. */
export const commentColumns = () => ({
  id: newId(),
  userId: authorId(),
  text: text().notNull(),
  /** Made by the form that sent it, so that sending it again makes no second one. */
  token: text(),
  /** Hidden by staff from everyone but its author. */
  hidden: boolean().notNull().default(false),
  createdAt: createdAt(),
});

/** Of what staff decided, for good: who, what and when; beside the post and comment it is about. */
export const decisionColumns = () => ({
  id: newId(),
  userId: authorId(),
  hidden: boolean().notNull(),
  createdAt: createdAt(),
});

/** Of a report, beside what is reported and the decision that dealt with it. */
export const reportColumns = () => ({
  userId: userId(),
  /** Empty where none was given. */
  reason: text().notNull(),
  createdAt: createdAt(),
});
