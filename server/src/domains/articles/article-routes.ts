import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeCursor } from "../../platform/cursor.ts";
import { forbidden } from "../../platform/errors/domain-error.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { sendFile } from "../../platform/http/send-file.ts";
import { signedIn } from "../accounts/index.ts";
import { findCourse } from "../courses/index.ts";
import { findReactions, likePost, listComments, reportText } from "../discussion/index.ts";
import { articleDiscussion } from "./article/article-discussion.ts";
import { deleteArticle } from "./article/delete-article.ts";
import { editArticle } from "./article/edit-article.ts";
import { findArticle, findArticleToReact, findOwnArticle } from "./article/find-article.ts";
import { mayRetryPreview, mayShare } from "./article/may-share.ts";
import { presentOpenedArticle } from "./article/present-article.ts";
import { hasPreviewFailed, retryPreview } from "./article/retry-preview.ts";
import { shareArticle } from "./article/share-article.ts";
import { findPicture } from "./preview/find-picture.ts";

/** Default number of comments per page. */
const PART = 20;

const load = ({ ctx, actor, params }: Call<{ courseId: number; articleId: number }>) =>
  findArticle(ctx, signedIn(actor), params);

const loadOwn = ({ ctx, actor, params }: Call<{ courseId: number; articleId: number }>) =>
  findOwnArticle(ctx, signedIn(actor), params);

const loadToReact = ({ ctx, actor, params }: Call<{ courseId: number; articleId: number }>) =>
  findArticleToReact(ctx, signedIn(actor), params);

/** Articles: share, read, edit and delete. */
export function articleRoutes(app: FastifyInstance): void {
  writingRoutes(app);
  reactionRoutes(app);
  previewRoutes(app);

  route(app, api.readArticle, {
    action: "article.read",
    load,
    handle: async ({ ctx, actor, subject: article, query, request: { locale } }) => {
      const person = signedIn(actor);
      const limit = query.limit ?? PART;
      const [before = null] = decodeCursor(query.cursor);
      const wanted = { postId: article.id, before, limit: limit + 1 };
      const [comments, reactions] = await Promise.all([
        listComments(ctx, articleDiscussion, person, wanted),
        findReactions(ctx, articleDiscussion, person, article.id),
      ]);
      const mayRetry = hasPreviewFailed(article) && (await mayRetryPreview(ctx, person, article));
      const opened = { article, comments, limit, ...reactions, mayRetry };
      return presentOpenedArticle(opened, person, { site: ctx.site, locale });
    },
  });
}

function writingRoutes(app: FastifyInstance): void {
  route(app, api.shareArticle, {
    action: "article.share",
    load: async ({ ctx, actor, params: { courseId } }) => {
      const person = signedIn(actor);
      const { id } = await findCourse(ctx, person, courseId);
      if (!(await mayShare(ctx, person, id))) throw forbidden();
      return id;
    },
    handle: async ({ ctx, actor, subject: courseId, body: form }) => ({
      id: await shareArticle(ctx, signedIn(actor), { courseId, form }),
    }),
  });

  route(app, api.editArticle, {
    action: "article.share",
    load: loadOwn,
    handle: async ({ ctx, actor, subject, body }) => {
      await editArticle(ctx, signedIn(actor), subject, body);
      return { id: subject.id };
    },
  });

  route(app, api.deleteArticle, {
    action: "article.share",
    load: loadOwn,
    handle: async ({ ctx, subject }) => {
      await deleteArticle(ctx, subject);
      return { id: subject.id };
    },
  });
}

function previewRoutes(app: FastifyInstance): void {
  route(app, api.articlePicture, {
    action: "article.read",
    load,
    handle: async ({ ctx, subject, request, reply }) =>
      sendFile(request, reply, ctx.storage, await findPicture(ctx, subject.id)),
  });

  route(app, api.retryArticlePreview, {
    action: "article.react",
    load: async (call) => {
      const article = await loadToReact(call);
      if (!(await mayRetryPreview(call.ctx, signedIn(call.actor), article))) throw forbidden();
      return article;
    },
    handle: async ({ ctx, actor, subject }) => {
      await retryPreview(ctx, signedIn(actor), subject);
      return { requested: true } as const;
    },
  });
}

function reactionRoutes(app: FastifyInstance): void {
  route(app, api.likeArticle, {
    action: "article.react",
    load: loadToReact,
    handle: async ({ ctx, actor, subject }) => {
      const { liked, likes } = await likePost(ctx, articleDiscussion, signedIn(actor), subject.id);
      return { liked, like_count: likes };
    },
  });

  route(app, api.reportArticle, {
    action: "article.react",
    load: loadToReact,
    handle: async ({ ctx, actor, subject, body }) => {
      await reportText(ctx, articleDiscussion, signedIn(actor), {
        postId: subject.id,
        commentId: null,
        authorId: subject.userId,
        reason: body.reason ?? "",
      });
      return { reported: true } as const;
    },
  });
}
