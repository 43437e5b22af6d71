import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime, pageQuery, pathId, plainText } from "../http/values.ts";

/** What staff see of opinions and decide about them. The workbook's answers are not among them. */

/** The latest decision about a text. */
const decision = z.strictObject({
  hidden: z.boolean(),
  /** Full name of who decided. */
  by: z.string(),
  at: localDateTime,
});

/** What staff know of an opinion or a comment. */
const moderated = {
  id,
  /** Full name of its author. */
  author: z.string(),
  text: z.string(),
  created_at: localDateTime,
  /** Whether mates do not see it. */
  hidden: z.boolean(),
  /** Null while undecided. */
  decision: decision.nullable(),
};

/** An open report. */
const openReport = z.strictObject({
  /** Full name of who reported. */
  by: z.string(),
  /** Empty where none was given. */
  reason: z.string(),
  at: localDateTime,
});

export const courseOpinion = z.strictObject({
  ...moderated,
  question: z.string(),
  /** Where the question is: titles from the module down. */
  path: z.array(z.string()),
  likes: z.int(),
  /** Comments that mates see. */
  comments: z.int(),
  /** Times that it was shown in a list, as far as counted. */
  views: z.int(),
  /** Open reports on it and on its comments. */
  open_reports: z.int(),
});
export type CourseOpinion = z.infer<typeof courseOpinion>;

export const listCourseOpinions = endpoint({
  name: "listCourseOpinions",
  method: "GET",
  path: "/api/authoring/courses/:courseId/opinions",
  summary:
    "Every published opinion of a course for its staff: those with open reports first, then the newest.",
  params: z.strictObject({ courseId: pathId }),
  query: pageQuery.extend({
    /** `hidden`: those hidden, or with a hidden comment. `reported`: those with open reports. */
    show: z.enum(["all", "reported", "hidden"]).optional(),
    /** Part of the text or of the author's name. */
    search: plainText.max(200).optional(),
  }),
  response: z.strictObject({
    course: z.strictObject({ id, title: z.string() }),
    opinions: z.array(courseOpinion),
    next_cursor: z.string().nullable(),
    /** Whether this person decides, or only looks. */
    may_moderate: z.boolean(),
    time_zone: z.string(),
  }),
  errors: [404],
});
export type CourseOpinions = EndpointOutput<typeof listCourseOpinions>;

export const moderatedComment = z.strictObject({
  ...moderated,
  reports: z.array(openReport),
});
export type ModeratedComment = z.infer<typeof moderatedComment>;

export const readCourseOpinion = endpoint({
  name: "readCourseOpinion",
  method: "GET",
  path: "/api/authoring/opinions/:opinionId",
  summary: "An opinion's open reports and its comments, hidden ones included, oldest first.",
  params: z.strictObject({ opinionId: pathId }),
  query: pageQuery,
  response: z.strictObject({
    reports: z.array(openReport),
    comments: z.array(moderatedComment),
    next_cursor: z.string().nullable(),
  }),
  errors: [404],
});

const decided = z.strictObject({
  decision,
  /** Open reports that are left on the opinion and on its comments. */
  open_reports: z.int(),
});
export type Decided = z.infer<typeof decided>;

const verdict = z.strictObject({
  /** Whether mates no longer see it. */
  hidden: z.boolean(),
  /**
   * False takes the last decision back: the reports that it dealt with are open again. Else every
   * open report is dealt with, also where nothing was hidden.
   */
  handled: z.boolean(),
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
