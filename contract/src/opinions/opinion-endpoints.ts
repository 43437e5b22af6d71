import { z } from "zod";

import {
  addedComment,
  author,
  commentPart,
  deletedComment,
  fairCursor,
  likeToggled,
  newComment,
  report,
  reported,
} from "../discussion/discussion-values.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, pageQuery, pathId, plainText } from "../http/values.ts";
import { MAX_ANSWER } from "../learning/student-endpoints.ts";

/** An answer to an opinion question, as shown to course mates in the list. */
export const opinion = z.strictObject({
  id,
  answer: z.string(),
  first_name: z.string(),
  user: author,
  comments: z.int(),
  likes: z.int(),
  /** Whether the viewer commented on it, and whether the viewer likes it. */
  commented: z.boolean(),
  liked: z.boolean(),
  /** True on the viewer's own if staff hid it; course mates cannot see it. */
  hidden: z.literal(true).optional(),
  /**
   * `pinned`: shown before all others by staff, with its author's consent. `asked`: on the viewer's
   * own, if staff would like to pin it.
   */
  pin: z.enum(["asked", "pinned"]).optional(),
});
export type Opinion = z.infer<typeof opinion>;

export const opinionList = z.strictObject({
  data: z.array(opinion),
  /** Pass as `cursor` for the next part; null at the end. */
  next_cursor: z.string().nullable(),
});

const listQuery = pageQuery.extend({ cursor: fairCursor.optional() });

export const listOpinions = endpoint({
  name: "listOpinions",
  method: "GET",
  path: "/api/courses/opinions/:questionId",
  summary:
    "Course mates' published answers to an opinion question: those pinned first, then half of a part the newest, half the least seen.",
  params: z.strictObject({ questionId: pathId }),
  query: listQuery,
  response: opinionList,
  errors: [404],
});

export const listWorkbookOpinions = endpoint({
  name: "listWorkbookOpinions",
  method: "GET",
  path: "/api/courses/opinions/:questionId/workbook",
  summary: "The viewer's own answer to an opinion question.",
  params: z.strictObject({ questionId: pathId }),
  response: opinionList,
  errors: [404],
});

/** Ids of the pinned opinions on a question. */
export const pinChange = z.strictObject({ pinned: z.array(id) });
export type PinChange = z.infer<typeof pinChange>;

export const followPins = endpoint({
  name: "followPins",
  method: "GET",
  path: "/api/courses/opinions/:questionId/pins/live",
  summary: "Which opinions on a question are pinned, now and each time that changes.",
  params: z.strictObject({ questionId: pathId }),
  response: "events",
  event: pinChange,
  errors: [404, 409],
});

/** An opened opinion: in full, with the latest comments and what the viewer may do. */
export const openedOpinion = z.strictObject({
  id,
  /** The author's first name. */
  author: z.string(),
  user: author,
  answer: z.string(),
  question: z.string(),
  /** Paths to POST to: a comment as `{text, token?}`; a like without a body, which toggles. */
  comment_action: z.string(),
  like_action: z.string(),
  /** The comments of `comment_list` as HTML, with all text escaped. */
  comments: z.string(),
  ...commentPart,
  /** Number of comments visible to course mates, including other batches. */
  comment_count: z.int(),
  like_count: z.int(),
  liked: z.boolean(),
  own: z.boolean(),
  /** False if only the author can read it: private to the workbook, or hidden by staff. */
  published: z.boolean(),
  /** Hidden by staff: only its author still sees it, marked as hidden. */
  hidden: z.boolean(),
  /** Whether the author changed it after sending it. */
  edited: z.boolean(),
  /** Whether the viewer may change it: one's own, until a course mate commented or the module closed. */
  may_edit: z.boolean(),
  /** Words that the question asks for; 0 is unlimited. */
  min_words: z.int(),
  max_words: z.int(),
  /** Whether the viewer reported it. */
  reported: z.boolean(),
  time_zone: z.string(),
});

const opinionPath = z.strictObject({ opinionId: pathId });
const commentPath = z.strictObject({ opinionId: pathId, commentId: pathId });

/**
 * Readable while the course is open, even if its module has closed. 403 until the viewer has answered
 * the question; 404 for a private answer and for one hidden by staff, except to its author.
 */
export const readOpinion = endpoint({
  name: "readOpinion",
  method: "GET",
  path: "/api/courses/opinion/:opinionId",
  summary: "An opinion with its comments, the latest first to come.",
  params: opinionPath,
  query: pageQuery,
  response: openedOpinion,
  errors: [404],
});
export type OpenedOpinion = EndpointOutput<typeof readOpinion>;

export const commentOpinion = endpoint({
  name: "commentOpinion",
  method: "POST",
  path: "/api/courses/opinion/:opinionId/comments",
  summary: "Comment on an opinion: as a course mate who may read it, or as staff who moderate it.",
  params: opinionPath,
  body: newComment,
  response: addedComment,
  errors: [404],
});

export const deleteComment = endpoint({
  name: "deleteComment",
  method: "DELETE",
  path: "/api/courses/opinion/:opinionId/comments/:commentId",
  summary: "Delete one's own comment, for good.",
  params: commentPath,
  response: deletedComment,
  errors: [404],
});

export const likeOpinion = endpoint({
  name: "likeOpinion",
  method: "POST",
  path: "/api/courses/opinion/:opinionId/like",
  summary: "Like an opinion, or take the like back. Liking one's own is refused (409).",
  params: opinionPath,
  response: likeToggled,
  errors: [404, 409],
});

/** Likes do not lock an opinion for its author: they are not replies, and are kept. */
export const editOpinion = endpoint({
  name: "editOpinion",
  method: "PUT",
  path: "/api/courses/opinion/:opinionId",
  summary:
    "Change one's own opinion, until a mate commented on it (409) or its module closed (409).",
  params: opinionPath,
  body: z.strictObject({ answer: plainText.max(MAX_ANSWER, { error: "This is too long." }) }),
  response: z.strictObject({ answer: z.string() }),
  errors: [404, 409],
});

export const reportOpinion = endpoint({
  name: "reportOpinion",
  method: "POST",
  path: "/api/courses/opinion/:opinionId/report",
  summary: "Report an opinion to the course's staff. Only a person's first report counts.",
  params: opinionPath,
  body: report,
  response: reported,
  errors: [404, 409],
});

export const reportComment = endpoint({
  name: "reportComment",
  method: "POST",
  path: "/api/courses/opinion/:opinionId/comments/:commentId/report",
  summary: "Report a comment to the course's staff. Only a person's first report counts.",
  params: commentPath,
  body: report,
  response: reported,
  errors: [404, 409],
});
