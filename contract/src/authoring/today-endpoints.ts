import { z } from "zod";

import { namedCourse } from "../courses/named-course.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, instant, localDateTime, redirectTo } from "../http/values.ts";
import { nextClass } from "../navigation/navigation-endpoints.ts";
import { courseStatus } from "./course-archive.ts";

/** Where staff begin: what needs them, and their courses. */

const about = {
  course: z.strictObject({ id, title: z.string() }),
  /** The page of this site where it is dealt with. */
  redirect_to: redirectTo,
};

/** At most so many are counted of what has no end. */
export const MOST_COUNTED = 100;

/** What a person of the staff does next in a course; the kinds are in the order of their urgency. */
export const staffNeed = z.discriminatedUnion("kind", [
  /** A live class to come whose meeting could not be set up or changed, or was deleted at its provider. */
  z.strictObject({
    ...about,
    /** Null for a class of the whole site. */
    course: about.course.nullable(),
    kind: z.literal("meeting"),
    class_id: id,
    /** Of the class. */
    title: z.string(),
    /** Its dates that this is about, the next first. */
    occurrence_ids: z.array(id),
    /** The start of the next of them. */
    date: localDateTime,
    /** Whether the provider has its meeting, but not as it was changed last. */
    has_meeting: z.boolean(),
    /** What the provider says, in the language of the request. */
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
  /** The course ends within a week, and so many have not finished. */
  z.strictObject({
    ...about,
    kind: z.literal("ends"),
    date: localDateTime,
    in_days: z.int(),
    unfinished: z.int(),
  }),
  /** Opinions since the person last looked at the course's; counted up to {@link MOST_COUNTED}. */
  z.strictObject({ ...about, kind: z.literal("opinions"), count: z.int() }),
  /** A validated question that most get wrong. */
  z.strictObject({
    ...about,
    kind: z.literal("question"),
    question: z.string(),
    page_title: z.string(),
    /** Of 100 people; in a question with several right options at most so many. */
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
    /** Null while the course is not created. */
    course: about.course.nullable(),
    kind: z.literal("unsaved"),
    /** Of the page, the module or the course it belongs to; empty while that is not created. */
    title: z.string(),
    saved_at: localDateTime,
  }),
  /** A course that is a draft. */
  z.strictObject({ ...about, kind: z.literal("draft"), pages: z.int() }),
]);
export type StaffNeed = z.infer<typeof staffNeed>;
export type StaffNeedKind = StaffNeed["kind"];

/** A course in the list of staff, with its figures. */
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
  /** Pages finished of all that its students have, out of 100; null without students or pages. */
  progress: z.int().nullable(),
});
export type StaffCourse = z.infer<typeof staffCourse>;

export const readToday = endpoint({
  name: "readToday",
  method: "GET",
  path: "/api/authoring/today",
  summary: "What needs a person of the staff, and the courses they see with their figures.",
  response: z.strictObject({
    /** The most urgent first; at most three of a kind. */
    needs: z.array(staffNeed),
    /** How many more there are. */
    needs_left_out: z.int(),
    courses: z.array(staffCourse),
    /** Whether this person may create courses. */
    may_create: z.boolean(),
    /** That the person holds, or looks after. */
    next_class: nextClass.nullable(),
    /** By the server's clock. */
    now: instant,
    time_zone: z.string(),
  }),
});
export type Today = EndpointOutput<typeof readToday>;
