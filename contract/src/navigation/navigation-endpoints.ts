import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, instant, localDateTime, redirectTo } from "../http/values.ts";

/** The areas of the product, and what they hold for one person. */

/**
 * `courses`, `news`, `live`, `workbook` and `diplomas` are for learning, `catalogue` for courses open
 * to sign-up, `requests` for one's own requests to join a course, `surveys` for those open to answer,
 * `notifications` is the bell. Those that begin with `staff` are for publishing to others.
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
  /** How many of its items need the viewer's attention, such as unread ones; 0 for none. */
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

/** The live class that is next or running, on the home screen of its people. */
export const nextClass = z.strictObject({
  id,
  title: z.string(),
  /** Null for a class of the whole site. */
  course: z.strictObject({ id, title: z.string() }).nullable(),
  /** The beginning of its description, as plain text; empty for none. */
  text: z.string(),
  /** Its host; null if not stated. */
  host: z.string().nullable(),
  starts_at: instant,
  ends_at: instant,
  /** When "Join" appears. */
  joins_at: instant,
  /** IANA name of the zone it is planned in. */
  time_zone: z.string(),
  /** The page of this site to join it or, for staff, to prepare it. */
  path: redirectTo,
  /** Its calendar file; null for none. */
  calendar_path: redirectTo.nullable(),
  /** How many people it is for; null for attendees. */
  people: z.int().nullable(),
});
export type NextClass = z.infer<typeof nextClass>;

/** The announcement on a student's home: an urgent unread one, or else the latest. */
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
  /** How many others are unread. */
  others: z.int(),
});
export type LatestNews = z.infer<typeof latestNews>;

/** Parts of a course for its students besides its pages; those it does not have are left out. */
export const coursePartName = z.enum(["articles", "videos", "live", "grade", "compare"]);
export type CoursePartName = z.infer<typeof coursePartName>;
export const courseParts = z.partialRecord(coursePartName, area);
export type CourseParts = z.infer<typeof courseParts>;
