import { z } from "zod";

import { namedCourse } from "../courses/named-course.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, pathId } from "../http/values.ts";
import {
  audienceQuery,
  resultGroup,
  resultIssue,
  resultsAge,
  sectionResult,
} from "./result-values.ts";

/** Progress and results of a course, for its staff. Its survey has results of its own. */

const coursePath = z.strictObject({ courseId: pathId });
const ofAudience = z.strictObject(audienceQuery);
const titled = z.strictObject({ id, title: z.string() });

/** A page of a course, and how many students took it. */
const pageResult = z.strictObject({
  id,
  title: z.string(),
  module: titled,
  sections: z.int(),
  begun: z.int(),
  finished: z.int(),
  /** The section with the most students inactive for a week; null if there are none. */
  loss: z.strictObject({ step: z.int(), title: z.string(), people: z.int() }).nullable(),
});
export type PageResult = z.infer<typeof pageResult>;

const quizResult = z.strictObject({
  module: titled,
  questions: z.int(),
  /** Students who answered some of the questions, and those who answered all. */
  begun: z.int(),
  finished: z.int(),
  /** Average share of right answers of those who finished; null if nobody has. */
  mean: z.number().nullable(),
  /** Those who finished, by number of right answers: from none to all. */
  by_right: z.array(z.int()),
});
export type QuizResult = z.infer<typeof quizResult>;

export const readCourseResults = endpoint({
  name: "readCourseResults",
  method: "GET",
  path: "/api/authoring/courses/:courseId/results",
  scope: "results:read",
  summary:
    "How a course is going: how far its students are, what is worth the staff's time, its pages and " +
    "final quizzes. Figures are computed at most once a minute; those of a large course while " +
    "earlier ones are shown.",
  params: coursePath,
  query: ofAudience,
  response: z.strictObject({
    course: namedCourse,
    groups: z.array(resultGroup),
    ...resultsAge.shape,
    students: z.strictObject({
      all: z.int(),
      /** Took a step in the last seven days. */
      active: z.int(),
      finished: z.int(),
      /** Began, have not finished, and took no step for seven days. */
      stuck: z.int(),
    }),
    /** Worst first; empty if there are none. */
    issues: z.array(resultIssue),
    /** Total number of issues, of which `issues` are the worst. */
    issue_count: z.int(),
    pages: z.array(pageResult),
    quizzes: z.array(quizResult),
    /** Whether this person may manage the course's webhooks. */
    may_connect: z.boolean(),
    /** Whether this person may write to the course's students. */
    may_write: z.boolean(),
    /** Whether this person may edit the course. */
    may_edit: z.boolean(),
  }),
  errors: [404],
});
export type CourseResults = EndpointOutput<typeof readCourseResults>;

export const readPageResults = endpoint({
  name: "readPageResults",
  method: "GET",
  path: "/api/authoring/courses/:courseId/results/pages/:pageId",
  scope: "results:read",
  summary: "How a page of a course is going, section by section.",
  params: coursePath.extend({ pageId: pathId }),
  query: ofAudience,
  response: z.strictObject({
    ...resultsAge.shape,
    page: z.strictObject({ id, title: z.string(), module: titled }),
    /** Whether this person may change the page. */
    may_edit: z.boolean(),
    sections: z.array(sectionResult),
  }),
  errors: [404],
});
export type PageResults = EndpointOutput<typeof readPageResults>;
