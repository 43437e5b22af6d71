import { z } from "zod";

import {
  addedComment,
  commentPart,
  deletedComment,
  fairCursor,
  likeToggled,
  newComment,
  report,
  reported,
} from "../discussion/discussion-values.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, pageQuery, plainText } from "../http/values.ts";
import {
  articleCommentPath,
  articleFacts,
  articleForm,
  articlePath,
  coursePath,
  tag,
} from "./article-values.ts";

/** Texts and links that people of a course share with each other. */

export const listedArticle = z.strictObject({
  ...articleFacts,
  /** The beginning of its text, without markup. */
  excerpt: z.string(),
  /** Whether the viewer commented on it, and whether the viewer likes it. */
  commented: z.boolean(),
  liked: z.boolean(),
});
export type ListedArticle = z.infer<typeof listedArticle>;

export const listArticles = endpoint({
  name: "listArticles",
  method: "GET",
  path: "/api/courses/:courseId/articles",
  summary:
    "Articles of a course: half of a part the newest, half the least seen. Those found, of a tag or one's own: newest first.",
  params: coursePath,
  query: pageQuery.extend({
    cursor: fairCursor.optional(),
    /** Words of the title, the text, the tags or the linked page; matches prefixes of words. */
    q: plainText.max(100).optional(),
    tag: tag.optional(),
    /** Only the viewer's own, including those hidden by staff. */
    mine: z.enum(["true"]).optional(),
  }),
  response: z.strictObject({
    course: z.strictObject({ id, title: z.string() }),
    articles: z.array(listedArticle),
    /** Pass as `cursor` for the next part; null at the end. */
    next_cursor: z.string().nullable(),
    /** Tags in use, in alphabetical order; only with the first part. */
    tags: z.array(z.string()),
    /** Whether the viewer may share articles here. */
    may_share: z.boolean(),
    time_zone: z.string(),
  }),
  errors: [404],
});
export type Articles = EndpointOutput<typeof listArticles>;

export const shareArticle = endpoint({
  name: "shareArticle",
  method: "POST",
  path: "/api/courses/:courseId/articles",
  summary: "Share a text or a link. Students may where the course allows it (else 403).",
  params: coursePath,
  body: articleForm,
  idempotent: true,
  response: z.strictObject({ id }),
  errors: [404],
});

export const readArticle = endpoint({
  name: "readArticle",
  method: "GET",
  path: "/api/courses/:courseId/articles/:articleId",
  summary: "An article with its comments, the latest first to come.",
  params: articlePath,
  query: pageQuery,
  response: z.strictObject({
    ...articleFacts,
    course: z.strictObject({ id, title: z.string() }),
    /** Sanitised HTML; external links open in a new tab. */
    text: z.string(),
    /** As written by its author; null for others. */
    form: z
      .strictObject({
        title: z.string(),
        text: z.string(),
        link: z.string().nullable(),
        tags: z.array(z.string()),
      })
      .nullable(),
    /** Whether the author changed it after sharing it. */
    edited: z.boolean(),
    /** Whether reading the linked page failed, and the viewer may have it retried. */
    may_retry_preview: z.boolean(),
    liked: z.boolean(),
    /** Whether the viewer reported it. */
    reported: z.boolean(),
    ...commentPart,
    time_zone: z.string(),
  }),
  errors: [404],
});
export type OpenedArticle = EndpointOutput<typeof readArticle>;

export const editArticle = endpoint({
  name: "editArticle",
  method: "PUT",
  path: "/api/courses/:courseId/articles/:articleId",
  summary: "Change one's own article, unless staff hid it (409).",
  params: articlePath,
  body: articleForm,
  response: z.strictObject({ id }),
  errors: [404, 409],
});

export const deleteArticle = endpoint({
  name: "deleteArticle",
  method: "DELETE",
  path: "/api/courses/:courseId/articles/:articleId",
  summary: "Delete one's own article, for good and with its comments.",
  params: articlePath,
  response: z.strictObject({ id }),
  errors: [404],
});

export const articlePicture = endpoint({
  name: "getArticlePicture",
  method: "GET",
  path: "/api/courses/:courseId/articles/:articleId/picture",
  summary: "A copy of the picture by which the linked page is shown.",
  params: articlePath,
  response: "file",
  errors: [404],
});

export const retryArticlePreview = endpoint({
  name: "retryArticlePreview",
  method: "POST",
  path: "/api/courses/:courseId/articles/:articleId/preview",
  summary:
    "Look again, in the background, at a linked page that could not be read (else 409): by the article's author and by staff, a few times an hour.",
  params: articlePath,
  response: z.strictObject({ requested: z.literal(true) }),
  errors: [404, 409],
});

export const likeArticle = endpoint({
  name: "likeArticle",
  method: "POST",
  path: "/api/courses/:courseId/articles/:articleId/like",
  summary: "Like an article, or take the like back. Liking one's own is refused (409).",
  params: articlePath,
  response: likeToggled,
  errors: [404, 409],
});

export const reportArticle = endpoint({
  name: "reportArticle",
  method: "POST",
  path: "/api/courses/:courseId/articles/:articleId/report",
  summary: "Report an article to the course's staff. Only a person's first report counts.",
  params: articlePath,
  body: report,
  response: reported,
  errors: [404, 409],
});

export const commentArticle = endpoint({
  name: "commentArticle",
  method: "POST",
  path: "/api/courses/:courseId/articles/:articleId/comments",
  summary: "Comment on an article.",
  params: articlePath,
  body: newComment,
  response: addedComment,
  errors: [404],
});

export const deleteArticleComment = endpoint({
  name: "deleteArticleComment",
  method: "DELETE",
  path: "/api/courses/:courseId/articles/:articleId/comments/:commentId",
  summary: "Delete one's own comment, for good.",
  params: articleCommentPath,
  response: deletedComment,
  errors: [404],
});

export const reportArticleComment = endpoint({
  name: "reportArticleComment",
  method: "POST",
  path: "/api/courses/:courseId/articles/:articleId/comments/:commentId/report",
  summary: "Report a comment to the course's staff. Only a person's first report counts.",
  params: articleCommentPath,
  body: report,
  response: reported,
  errors: [404, 409],
});
