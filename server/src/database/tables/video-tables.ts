import type { WatchedRange } from "@paso/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
} from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";
import { courses } from "./course-tables.ts";

/** Embedded videos of a course's library, or of the site's. */
export const libraryVideos = pgTable(
  "library_videos",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for the site's library. */
    courseId: integer("course_id").references(() => courses.id, { onDelete: "cascade" }),
    title: text().notNull(),
    address: text("url").notNull(),
    /** Canonical id of the video, however its address is written. */
    video: text().notNull(),
    tags: text().array().notNull(),
    /** Seconds; null while unknown. */
    length: integer(),
    /** Whether students of the course can find it. */
    released: boolean().notNull().default(false),
    /** Title and tags folded for search. */
    folded: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    unique("library_videos_once").on(table.courseId, table.video).nullsNotDistinct(),
    index("library_videos_list").on(table.courseId, table.id),
    index("library_videos_streams")
      .on(table.id)
      .where(sql`${table.address} ilike '%.m3u8%'`),
    check("library_videos_released", sql`not (${table.released} and ${table.courseId} is null)`),
  ],
);

/** Progress in a library video; all in seconds of the video. */
export const libraryPlaybacks = pgTable(
  "library_playbacks",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    videoId: integer("video_id")
      .notNull()
      .references(() => libraryVideos.id, { onDelete: "cascade" }),
    /** The video that was watched: progress does not apply to its replacement. */
    video: text().notNull(),
    position: real().notNull(),
    duration: real().notNull(),
    /** Sorted and disjoint. */
    watched: jsonb().$type<WatchedRange[]>().notNull().default([]),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.videoId] }),
    index("library_playbacks_video").on(table.videoId),
  ],
);
