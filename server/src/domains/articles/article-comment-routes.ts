import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { notFound } from "../../platform/errors/domain-error.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { signedIn } from "../accounts/index.ts";
import {
  addComment,
  deleteComment,
  findVisibleComment,
  listComments,
  presentComment,
  reportText,
} from "../discussion/index.ts";
import { articleDiscussion } from "./article/article-discussion.ts";
import { findArticleToReact } from "./article/find-article.ts";

interface CommentPath {
  courseId: number;
  articleId: number;
  commentId: number;
}

const loadComment = async ({ ctx, actor, params }: Call<CommentPath>) => {
  const person = signedIn(actor);
  const { id: postId } = await findArticleToReact(ctx, person, params);
  const wanted = { postId, commentId: params.commentId };
  const comment = await findVisibleComment(ctx, articleDiscussion, person, wanted);
  return { ...wanted, authorId: comment.userId };
};

const loadOwnComment = async (call: Call<CommentPath>) => {
  const comment = await loadComment(call);
  if (comment.authorId !== signedIn(call.actor).id) throw notFound();
  return comment;
};

/** Comments on articles: write, delete own ones, report. */
export function articleCommentRoutes(app: FastifyInstance): void {
  route(app, api.commentArticle, {
    action: "article.react",
    load: ({ ctx, actor, params }) => findArticleToReact(ctx, signedIn(actor), params),
    handle: async ({ ctx, actor, subject: { id: postId }, body, request: { locale } }) => {
      const person = signedIn(actor);
      const sent = { postId, text: body.text, token: body.token };
      const { id, comments } = await addComment(ctx, articleDiscussion, person, sent);
      const wanted = { postId, before: null, limit: 1, only: id };
      const [comment] = await listComments(ctx, articleDiscussion, person, wanted);
      // Deleted right after it was written, on another device.
      if (!comment) throw notFound();
      return { comment: presentComment(comment, ctx.site, locale), comment_count: comments };
    },
  });

  route(app, api.deleteArticleComment, {
    action: "article.react",
    load: loadOwnComment,
    handle: async ({ ctx, actor, subject }) => ({
      comment_count: await deleteComment(ctx, articleDiscussion, signedIn(actor), subject),
    }),
  });

  route(app, api.reportArticleComment, {
    action: "article.react",
    load: loadComment,
    handle: async ({ ctx, actor, subject, body }) => {
      const reason = body.reason ?? "";
      await reportText(ctx, articleDiscussion, signedIn(actor), { ...subject, reason });
      return { reported: true } as const;
    },
  });
}
