import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, instant, localDateTime, redirectTo } from "../http/values.ts";

/** The parts of the product, and what they hold for one person. */

/**
 * `courses`, `news`, `live`, `workbook` and `diplomas` are what one learns with, `catalogue` courses
 * that one can sign up for, `requests` one's own to join a course, `surveys` those that ask one now,
 * `notifications` the bell. Those that begin with `staff` are what one publishes for others.
 */
export const areaName = z.enum([
  "courses",
  "news",
  "live",
  "workbook",
  "diplomas",
  "catalogue",
  "requests",
  "surveys",
  "notifications",
  "staff_news",
  "staff_live",
  "staff_videos",
]);
export type AreaName = z.infer<typeof areaName>;

export const area = z.strictObject({
  /** How many things in it wait for the viewer, such as those not read; 0 for none. */
  waiting: z.int(),
});

/** By name; an area that holds nothing for the viewer is left out. */
export const areas = z.partialRecord(areaName, area);
export type NavigationAreas = z.infer<typeof areas>;

export const readNavigation = endpoint({
  name: "readNavigation",
  method: "GET",
  path: "/api/navigation",
  summary: "The parts of the product that hold something for the viewer.",
  response: z.strictObject({ areas }),
});
export type Navigation = EndpointOutput<typeof readNavigation>;

/** The live class that comes next or is on, on the screen where its people begin. */
export const nextClass = z.strictObject({
  id,
  title: z.string(),
  /** Null for a class of the whole site. */
  course: z.strictObject({ id, title: z.string() }).nullable(),
  /** The beginning of what it is about, as plain text; empty for none. */
  text: z.string(),
  /** Who holds it; null where that is not said. */
  host: z.string().nullable(),
  starts_at: instant,
  ends_at: instant,
  /** When "Join" appears. */
  joins_at: instant,
  /** IANA name of the zone it was planned in. */
  time_zone: z.string(),
  /** The page of this site where it is joined or, by staff, prepared. */
  path: redirectTo,
  /** Its file for calendars; null where there is none. */
  calendar_path: redirectTo.nullable(),
  /** How many people it is for; null for those who take part. */
  people: z.int().nullable(),
});
export type NextClass = z.infer<typeof nextClass>;

/** The announcement that a student's home shows: an urgent one not read, or else the latest. */
export const latestNews = z.strictObject({
  id,
  title: z.string(),
  /** Its beginning, as plain text. */
  text: z.string(),
  published: localDateTime,
  is_urgent: z.boolean(),
  is_read: z.boolean(),
  author: z.strictObject({ name: z.string(), avatar: z.string().nullable() }).nullable(),
  /** Null for news of the whole site. */
  course: z.strictObject({ id, title: z.string() }).nullable(),
  path: redirectTo,
  /** How many others the viewer has not read. */
  others: z.int(),
});
export type LatestNews = z.infer<typeof latestNews>;

/** What a course has for its students beside its pages; what it has not is left out. */
export const coursePartName = z.enum(["articles", "videos", "live", "grade", "compare"]);
export type CoursePartName = z.infer<typeof coursePartName>;
export const courseParts = z.partialRecord(coursePartName, area);
export type CourseParts = z.infer<typeof courseParts>;
