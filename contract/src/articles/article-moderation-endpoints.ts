import { z } from "zod";

import { namedCourse } from "../courses/named-course.ts";
import {
  decided,
  moderated,
  moderatedCounts,
  moderatedDiscussion,
  moderatedShow,
  verdict,
} from "../discussion/moderation-values.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { pageQuery, plainText } from "../http/values.ts";
import { articleCommentPath, articlePath, coursePath } from "./article-values.ts";

/** A course's articles and their moderation, for its staff. */

const courseArticle = z.strictObject({
  ...moderated,
  title: z.string(),
  /** The beginning of its text, without markup. */
  text: z.string(),
  /** Null for an original text. */
  link: z.string().nullable(),
  ...moderatedCounts,
});
export type CourseArticle = z.infer<typeof courseArticle>;

export const listCourseArticles = endpoint({
  name: "listCourseArticles",
  method: "GET",
  path: "/api/authoring/courses/:courseId/articles",
  summary:
    "Every article of a course for its staff: those with open reports first, then the newest.",
  params: coursePath,
  query: pageQuery.extend({
    show: moderatedShow.optional(),
    /** Words of the article. */
    search: plainText.max(200).optional(),
  }),
  response: z.strictObject({
    course: namedCourse,
    articles: z.array(courseArticle),
    next_cursor: z.string().nullable(),
    /** Whether students may share articles. */
    students_share: z.boolean(),
    /** Whether this person may moderate, or only read. */
    may_moderate: z.boolean(),
    /** Whether this person may change whether students share. */
    may_edit: z.boolean(),
    time_zone: z.string(),
  }),
  errors: [404],
});
export type CourseArticles = EndpointOutput<typeof listCourseArticles>;

export const readCourseArticle = endpoint({
  name: "readCourseArticle",
  method: "GET",
  path: "/api/authoring/courses/:courseId/articles/:articleId",
  summary:
    "An article's text, its open reports and its comments, hidden ones included, oldest first.",
  params: articlePath,
  query: pageQuery,
  response: moderatedDiscussion.extend({
    /** Sanitised HTML. */
    text: z.string(),
  }),
  errors: [404],
});

export const moderateArticle = endpoint({
  name: "moderateArticle",
  method: "POST",
  path: "/api/authoring/courses/:courseId/articles/:articleId/decision",
  summary: "Hide an article, restore it, or keep it in spite of its reports.",
  params: articlePath,
  body: verdict,
  response: decided,
  errors: [404],
});

export const moderateArticleComment = endpoint({
  name: "moderateArticleComment",
  method: "POST",
  path: "/api/authoring/courses/:courseId/articles/:articleId/comments/:commentId/decision",
  summary: "Hide a comment on an article, restore it, or keep it in spite of its reports.",
  params: articleCommentPath,
  body: verdict,
  response: decided,
  errors: [404],
});

export const changeArticleSettings = endpoint({
  name: "changeArticleSettings",
  method: "PUT",
  path: "/api/authoring/courses/:courseId/article-settings",
  summary: "Whether students of a course share articles, too. What they shared before stays.",
  params: coursePath,
  body: z.strictObject({ students_share: z.boolean() }),
  response: z.strictObject({ students_share: z.boolean() }),
  errors: [404],
});
