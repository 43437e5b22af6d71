import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { notFound } from "../../platform/errors/domain-error.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { signedIn } from "../accounts/index.ts";
import type { CourseMemory } from "../courses/index.ts";
import {
  addComment,
  deleteComment,
  findVisibleComment,
  listComments,
  presentComment,
  reportText,
} from "../discussion/index.ts";
import { findOpinionToComment } from "./moderation/find-opinion-to-comment.ts";
import { findOpinion } from "./opinion/find-opinion.ts";
import { opinionDiscussion } from "./opinion/opinion-discussion.ts";

/** Comments on opinions: writing, deleting one's own, and reporting. */
export function commentRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const loadComment = async ({
    ctx,
    actor,
    params,
  }: Call<{ opinionId: number; commentId: number }>) => {
    const person = signedIn(actor);
    await findOpinion(ctx, memory, person, params.opinionId);
    return findVisibleComment(ctx, opinionDiscussion, person, namesOf(params));
  };

  route(app, api.commentOpinion, {
    action: "opinion.comment",
    load: ({ ctx, actor, params }) =>
      findOpinionToComment(ctx, memory, signedIn(actor), params.opinionId),
    handle: async ({ ctx, actor, params: { opinionId }, body, request: { locale } }) => {
      const person = signedIn(actor);
      const sent = { postId: opinionId, text: body.text, token: body.token };
      const { id, comments } = await addComment(ctx, opinionDiscussion, person, sent);
      const wanted = { postId: opinionId, before: null, limit: 1, only: id };
      const [comment] = await listComments(ctx, opinionDiscussion, person, wanted);
      // Deleted right after it was written, on another device.
      if (!comment) throw notFound();
      return { comment: presentComment(comment, ctx.site, locale), comment_count: comments };
    },
  });

  route(app, api.deleteComment, {
    action: "opinion.delete-comment",
    load: loadComment,
    handle: async ({ ctx, actor, params }) => ({
      comment_count: await deleteComment(ctx, opinionDiscussion, signedIn(actor), namesOf(params)),
    }),
  });

  route(app, api.reportComment, {
    action: "opinion.report",
    load: loadComment,
    handle: async ({ ctx, actor, params, subject, body }) => {
      await reportText(ctx, opinionDiscussion, signedIn(actor), {
        ...namesOf(params),
        authorId: subject.userId,
        reason: body.reason ?? "",
      });
      return { reported: true } as const;
    },
  });
}

function namesOf({ opinionId, commentId }: { opinionId: number; commentId: number }) {
  return { postId: opinionId, commentId };
}
