import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { notFound } from "../../platform/errors/domain-error.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { signedIn } from "../accounts/index.ts";
import type { CourseMemory } from "../courses/index.ts";
import { commentOpinion } from "./comments/comment-opinion.ts";
import { deleteComment } from "./comments/delete-comment.ts";
import { findComment } from "./comments/find-comment.ts";
import { listComments } from "./comments/list-comments.ts";
import { presentComment } from "./comments/present-opened-opinion.ts";
import { findOpinion } from "./opinion/find-opinion.ts";
import { reportText } from "./opinion/report-text.ts";

/** Comments on opinions: written, deleted by who wrote them, and reported. */
export function commentRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const loadComment = async ({
    ctx,
    actor,
    params,
  }: Call<{ opinionId: number; commentId: number }>) => {
    const person = signedIn(actor);
    await findOpinion(ctx, memory, person, params.opinionId);
    const comment = await findComment(ctx, params);
    if (comment.hidden && comment.userId !== person.id) throw notFound();
    return comment;
  };

  route(app, api.commentOpinion, {
    action: "opinion.comment",
    load: ({ ctx, actor, params }) => findOpinion(ctx, memory, signedIn(actor), params.opinionId),
    handle: async ({ ctx, actor, params: { opinionId }, body, request: { locale } }) => {
      const person = signedIn(actor);
      const sent = { opinionId, text: body.text, token: body.token };
      const { id, comments } = await commentOpinion(ctx, person, sent);
      const wanted = { opinionId, before: null, limit: 1, only: id };
      const [comment] = await listComments(ctx, person, wanted);
      // Deleted right after it was written, on another device.
      if (!comment) throw notFound();
      return { comment: presentComment(comment, ctx.site, locale), comment_count: comments };
    },
  });

  route(app, api.deleteComment, {
    action: "opinion.delete-comment",
    load: loadComment,
    handle: async ({ ctx, actor, params }) => ({
      comment_count: await deleteComment(ctx, signedIn(actor), params),
    }),
  });

  route(app, api.reportComment, {
    action: "opinion.report",
    load: loadComment,
    handle: async ({ ctx, actor, params, subject, body }) => {
      await reportText(ctx, signedIn(actor), {
        ...params,
        authorId: subject.userId,
        reason: body.reason ?? "",
      });
      return { reported: true } as const;
    },
  });
}
