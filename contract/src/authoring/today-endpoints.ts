import { z } from "zod";

import { courseStatus } from "../courses/course-status.ts";
import { namedCourse } from "../courses/named-course.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, instant, localDateTime, redirectTo } from "../http/values.ts";
import { nextClass } from "../navigation/navigation-endpoints.ts";

/** The start screen of staff: what needs their attention, and their courses. */

const about = {
  course: z.strictObject({ id, title: z.string() }),
  /** The page of this site to handle it on. */
  redirect_to: redirectTo,
};

/** Cap of unbounded counts. */
export const MOST_COUNTED = 100;

/** Something in a course that needs the attention of staff; the kinds are in order of urgency. */
export const staffNeed = z.discriminatedUnion("kind", [
  /** An upcoming live class whose meeting could not be created or changed, or was deleted at its provider. */
  z.strictObject({
    ...about,
    /** Null for a class of the whole site. */
    course: about.course.nullable(),
    kind: z.literal("meeting"),
    class_id: id,
    /** Title of the class. */
    title: z.string(),
    /** The affected dates, the next first. */
    occurrence_ids: z.array(id),
    /** The start of the next of them. */
    date: localDateTime,
    /** Whether the provider has its meeting, but without the latest change. */
    has_meeting: z.boolean(),
    /** The provider's error, in the language of the request. */
    reason: z.string(),
  }),
  /** Texts that students reported. */
  z.strictObject({ ...about, kind: z.literal("reports"), count: z.int() }),
  /** People who asked to join the course. */
  z.strictObject({ ...about, kind: z.literal("requests"), count: z.int() }),
  /** The course begins within a week. */
  z.strictObject({
    ...about,
    kind: z.literal("begins"),
    date: localDateTime,
    in_days: z.int(),
    is_published: z.boolean(),
  }),
  /** The course ends within a week, and that many have not finished. */
  z.strictObject({
    ...about,
    kind: z.literal("ends"),
    date: localDateTime,
    in_days: z.int(),
    unfinished: z.int(),
  }),
  /** Opinions since the person last viewed the course's; counted up to {@link MOST_COUNTED}. */
  z.strictObject({ ...about, kind: z.literal("opinions"), count: z.int() }),
  /** A validated question that most get wrong. */
  z.strictObject({
    ...about,
    kind: z.literal("question"),
    question: z.string(),
    page_title: z.string(),
    /** Percentage of people; with several right options an upper bound. */
    right_percent: z.int(),
    people: z.int(),
  }),
  /** Students who took no step for a week, and how many of them have not begun. */
  z.strictObject({ ...about, kind: z.literal("quiet"), count: z.int(), not_begun: z.int() }),
  /** A published course without students. */
  z.strictObject({ ...about, kind: z.literal("nobody") }),
  /** The person's own unsaved work on a form. */
  z.strictObject({
    ...about,
    /** Null if the course is not created yet. */
    course: about.course.nullable(),
    kind: z.literal("unsaved"),
    /** Of the page, module or course it belongs to; empty if that is not created yet. */
    title: z.string(),
    saved_at: localDateTime,
  }),
  /** A draft course. */
  z.strictObject({ ...about, kind: z.literal("draft"), pages: z.int() }),
]);
export type StaffNeed = z.infer<typeof staffNeed>;
export type StaffNeedKind = StaffNeed["kind"];

/** A course in the staff list, with its figures. */
export const staffCourse = namedCourse.extend({
  /** Empty for none. */
  thumbnail_url: z.string(),
  start_date: localDateTime.nullable(),
  end_date: localDateTime.nullable(),
  status: courseStatus,
  /** Without its survey. */
  pages: z.int(),
  students: z.int(),
  finished: z.int(),
  /** Students who took a step in the last seven days. */
  active: z.int(),
  /** Percentage of pages finished, over all its students; null without students or pages. */
  progress: z.int().nullable(),
});
export type StaffCourse = z.infer<typeof staffCourse>;

export const readToday = endpoint({
  name: "readToday",
  method: "GET",
  path: "/api/authoring/today",
  summary: "What needs a person of the staff, and the courses they see with their figures.",
  response: z.strictObject({
    /** Most urgent first; at most three of a kind. */
    needs: z.array(staffNeed),
    /** How many more needs there are. */
    needs_left_out: z.int(),
    courses: z.array(staffCourse),
    /** Whether this person may create courses. */
    may_create: z.boolean(),
    /** A class that the person teaches or looks after. */
    next_class: nextClass.nullable(),
    /** By the server's clock. */
    now: instant,
    time_zone: z.string(),
  }),
});
export type Today = EndpointOutput<typeof readToday>;
