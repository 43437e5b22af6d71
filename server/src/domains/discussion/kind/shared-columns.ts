import { getTableName } from "drizzle-orm";
import { bigint, boolean, integer, type PgTable, pgTable, text } from "drizzle-orm/pg-core";

import { instant } from "../../../database/tables/account-tables.ts";

/** The tables of one kind of post, as its owner declares them. */
export interface OwnedTables {
  posts: PgTable;
  likes: PgTable;
  comments: PgTable;
  decisions: PgTable;
  reports: PgTable;
  /** The column by which the others refer to a post, such as `opinion_id`. */
  postId: string;
  /** The column of a post that names its author; `user_id` by default. */
  authorId?: string;
}

/**
 * The same tables under names that all kinds share. They are declared again, because a table's name
 * is part of its type, which distinguishes joined tables; a test compares the two.
 */
export function sharedTables(owned: OwnedTables) {
  const { posts, likes, comments, decisions, reports, postId, authorId = "user_id" } = owned;
  const newId = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
  const reference = (name: string) => bigint(name, { mode: "number" });
  const createdAt = () => instant("created_at").notNull();
  return {
    posts: pgTable(getTableName(posts) as "posts", {
      id: bigint({ mode: "number" }).primaryKey(),
      /** Null if the author was erased. */
      userId: integer(authorId),
      /** Hidden by staff from everyone but its author. */
      hidden: boolean().notNull().default(false),
      likes: integer().notNull().default(0),
      /** Those visible to others: hidden ones are not counted. */
      comments: integer().notNull().default(0),
    }),
    likes: pgTable(getTableName(likes) as "likes", {
      userId: integer("user_id").notNull(),
      postId: reference(postId).notNull(),
      createdAt: createdAt(),
    }),
    comments: pgTable(getTableName(comments) as "comments", {
      id: newId(),
      /** Null if the author was erased. */
      userId: integer("user_id"),
      postId: reference(postId).notNull(),
      text: text().notNull(),
      token: text(),
      hidden: boolean().notNull().default(false),
      createdAt: createdAt(),
    }),
    decisions: pgTable(getTableName(decisions) as "decisions", {
      id: newId(),
      userId: integer("user_id"),
      postId: reference(postId).notNull(),
      /** Null for the post itself. */
      commentId: reference("comment_id"),
      hidden: boolean().notNull(),
      createdAt: createdAt(),
    }),
    reports: pgTable(getTableName(reports) as "reports", {
      userId: integer("user_id").notNull(),
      postId: reference(postId).notNull(),
      /** Null for the post itself. */
      commentId: reference("comment_id"),
      reason: text().notNull(),
      decisionId: reference("decision_id"),
      createdAt: createdAt(),
    }),
  };
}

export type SharedTables = ReturnType<typeof sharedTables>;
