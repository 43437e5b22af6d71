import { z } from "zod";

import {
  decided,
  moderated,
  moderatedCounts,
  moderatedDiscussion,
  moderatedShow,
  verdict,
} from "../discussion/moderation-values.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, pageQuery, pathId, plainText } from "../http/values.ts";
import { pinState } from "./pin-endpoints.ts";

/** Opinions and their moderation, for staff. Private workbook answers are excluded. */

export const courseOpinion = z.strictObject({
  ...moderated,
  text: z.string(),
  question: z.string(),
  /** Place of the question: titles from the module down. */
  path: z.array(z.string()),
  /** Whether it is pinned, or the outcome of asking; null if nobody asked. */
  pin: pinState.nullable(),
  ...moderatedCounts,
});
export type CourseOpinion = z.infer<typeof courseOpinion>;

/** `unanswered`: not hidden, and without a comment. */
const shownOpinions = z.enum([...moderatedShow.options, "unanswered"]);
export type ShownOpinions = z.infer<typeof shownOpinions>;

export const listCourseOpinions = endpoint({
  name: "listCourseOpinions",
  method: "GET",
  path: "/api/authoring/courses/:courseId/opinions",
  summary:
    "Every published opinion of a course for its staff: those with open reports first, then the newest.",
  params: z.strictObject({ courseId: pathId }),
  query: pageQuery.extend({
    show: shownOpinions.optional(),
    /** Only those on this question. */
    question: pathId.optional(),
    /** Only this one. */
    opinion: pathId.optional(),
    /** Part of the text or of the author's name. */
    search: plainText.max(200).optional(),
  }),
  response: z.strictObject({
    course: z.strictObject({ id, title: z.string() }),
    opinions: z.array(courseOpinion),
    next_cursor: z.string().nullable(),
    /** Whether this person may moderate, or only read. */
    may_moderate: z.boolean(),
    time_zone: z.string(),
  }),
  errors: [404],
});
export type CourseOpinions = EndpointOutput<typeof listCourseOpinions>;

export const readCourseOpinion = endpoint({
  name: "readCourseOpinion",
  method: "GET",
  path: "/api/authoring/opinions/:opinionId",
  summary: "An opinion's open reports and its comments, hidden ones included, oldest first.",
  params: z.strictObject({ opinionId: pathId }),
  query: pageQuery,
  response: moderatedDiscussion,
  errors: [404],
});

export const moderateOpinion = endpoint({
  name: "moderateOpinion",
  method: "POST",
  path: "/api/authoring/opinions/:opinionId/decision",
  summary: "Hide an opinion from mates, restore it, or keep it in spite of its reports.",
  params: z.strictObject({ opinionId: pathId }),
  body: verdict,
  response: decided,
  errors: [404],
});

export const moderateComment = endpoint({
  name: "moderateComment",
  method: "POST",
  path: "/api/authoring/opinions/:opinionId/comments/:commentId/decision",
  summary: "Hide a comment from mates, restore it, or keep it in spite of its reports.",
  params: z.strictObject({ opinionId: pathId, commentId: pathId }),
  body: verdict,
  response: decided,
  errors: [404],
});
