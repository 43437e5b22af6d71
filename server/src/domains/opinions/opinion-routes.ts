import { api, type PinChange } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { ChangeWatch } from "../../platform/change-watch.ts";
import { decodeCursor } from "../../platform/cursor.ts";
import { notFound } from "../../platform/errors/domain-error.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { signedIn } from "../accounts/index.ts";
import { type CourseMemory, opinionRulesOf } from "../courses/index.ts";
import {
  decodeFairCursor,
  findReactions,
  hasReply,
  likePost,
  listComments,
  reportText,
  ViewCounter,
} from "../discussion/index.ts";
import { findAnsweredQuestion } from "../learning/index.ts";
import { commentRoutes } from "./comment-routes.ts";
import { presentOpenedOpinion } from "./comments/present-opened-opinion.ts";
import { findOwnOpinion, findPinnedOpinions, listOpinions } from "./list/list-opinions.ts";
import { presentOpinions } from "./list/present-opinions.ts";
import { readPinned } from "./list/read-pinned.ts";
import { editOpinion } from "./opinion/edit-opinion.ts";
import { findOpinion } from "./opinion/find-opinion.ts";
import { opinionDiscussion } from "./opinion/opinion-discussion.ts";

/** Default number of opinions, and of comments, per page of a list. */
const PART = 20;

/** Peers' opinions and reactions, for those who have given their own. */
export function opinionRoutes(app: FastifyInstance, memory: CourseMemory): void {
  listRoutes(app, memory);
  singleRoutes(app, memory);
  commentRoutes(app, memory);
}

function listRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const views = new ViewCounter(opinionDiscussion, app.context.database, (error) =>
    app.log.warn({ err: error }, "views of opinions were not stored"),
  );
  app.addHook("onClose", () => views.store());

  const load = async ({ ctx, actor, params }: Call<{ questionId: number }>) => {
    const { section } = await findAnsweredQuestion(ctx, memory, signedIn(actor), params.questionId);
    if (!opinionRulesOf(section.content)) throw notFound();
    return section;
  };

  route(app, api.listOpinions, {
    action: "opinion.list",
    load,
    handle: async ({ ctx, actor, subject, query, request: { locale } }) => {
      const person = signedIn(actor);
      const [pinned, { opinions, next }] = await Promise.all([
        query.cursor === undefined ? findPinnedOpinions(ctx, person, subject.id) : [],
        listOpinions(ctx, person, {
          sectionId: subject.id,
          cursor: decodeFairCursor(query.cursor),
          limit: query.limit ?? PART,
        }),
      ]);
      const shown = [...pinned, ...opinions];
      views.count(shown.map(({ id }) => id));
      return presentOpinions(shown, next, locale);
    },
  });

  const watch = new ChangeWatch({
    read: (sectionIds) => readPinned(app.context, sectionIds),
    onError: (err) => app.log.warn({ err }, "pinned opinions could not be followed"),
  });
  route(app, api.followPins, {
    action: "opinion.follow-pins",
    load,
    handle: async ({ actor, subject, request, reply }) => {
      const stream = app.eventStreams.open(request, reply, signedIn(actor).id);
      const stop = watch.follow([subject.id], (_, pinned) =>
        stream.send({ pinned } satisfies PinChange),
      );
      stream.onEnd(stop);
      return reply;
    },
  });

  route(app, api.listWorkbookOpinions, {
    action: "opinion.list-own",
    load,
    handle: async ({ ctx, actor, subject, request: { locale } }) =>
      presentOpinions(await findOwnOpinion(ctx, signedIn(actor), subject.id), null, locale),
  });
}

function singleRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const load = ({ ctx, actor, params }: Call<{ opinionId: number }>) =>
    findOpinion(ctx, memory, signedIn(actor), params.opinionId);

  route(app, api.readOpinion, {
    action: "opinion.read",
    load,
    handle: async ({ ctx, actor, subject: opinion, query, request: { locale } }) => {
      const person = signedIn(actor);
      const limit = query.limit ?? PART;
      const [before = null] = decodeCursor(query.cursor);
      const [comments, reactions, replied] = await Promise.all([
        listComments(ctx, opinionDiscussion, person, {
          postId: opinion.id,
          before,
          limit: limit + 1,
        }),
        findReactions(ctx, opinionDiscussion, person, opinion.id),
        hasReply(ctx, opinionDiscussion, opinion.id, opinion.userId),
      ]);
      const opened = { opinion, comments, limit, ...reactions, replied, locale };
      return presentOpenedOpinion(opened, person, ctx.site);
    },
  });

  route(app, api.likeOpinion, {
    action: "opinion.like",
    load,
    handle: async ({ ctx, actor, params }) => {
      const person = signedIn(actor);
      const { liked, likes } = await likePost(ctx, opinionDiscussion, person, params.opinionId);
      return { liked, like_count: likes };
    },
  });

  route(app, api.editOpinion, {
    action: "opinion.edit",
    load,
    handle: async ({ ctx, actor, subject, body }) => ({
      answer: await editOpinion(ctx, signedIn(actor), subject, body.answer),
    }),
  });

  route(app, api.reportOpinion, {
    action: "opinion.report",
    load,
    handle: async ({ ctx, actor, subject, body }) => {
      await reportText(ctx, opinionDiscussion, signedIn(actor), {
        postId: subject.id,
        commentId: null,
        authorId: subject.userId,
        reason: body.reason ?? "",
      });
      return { reported: true } as const;
    },
  });
}
