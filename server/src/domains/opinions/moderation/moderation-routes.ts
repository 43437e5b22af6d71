import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeCursor } from "../../../platform/cursor.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { type CourseMemory, findCourse, hasRightIn } from "../../courses/index.ts";
import {
  decideOnText,
  decodeModerationCursor,
  encodeModerationCursor,
  findComment,
  presentDecided,
  presentModeratedPost,
  readModeratedPost,
} from "../../discussion/index.ts";
import { opinionDiscussion } from "../opinion/opinion-discussion.ts";
import { findCourseOpinion } from "./find-course-opinion.ts";
import { findOpinionToDecide } from "./find-opinion-to-decide.ts";
import { listCourseOpinions } from "./list-course-opinions.ts";
import { presentCourseOpinion } from "./present-course-opinion.ts";
import { recordReading } from "./record-reading.ts";

const PART = 20;

/** Staff read a course's opinions, and decide what is hidden from peers. */
export function moderationRoutes(app: FastifyInstance, memory: CourseMemory): void {
  readingRoutes(app, memory);
  decidingRoutes(app, memory);
}

function readingRoutes(app: FastifyInstance, memory: CourseMemory): void {
  route(app, api.listCourseOpinions, {
    action: "moderation.list",
    load: ({ ctx, actor, params }) => findCourse(ctx, signedIn(actor), params.courseId),
    handle: async ({ ctx, actor, subject: { id, title, version }, query, request }) => {
      const reading = { site: ctx.site, locale: request.locale };
      const content = await memory.contents.get(ctx.database, id, version);
      if (!content) throw notFound();
      const limit = query.limit ?? PART;
      const person = signedIn(actor);
      const rows = await listCourseOpinions(ctx, {
        courseId: id,
        show: query.show ?? "all",
        sectionId: query.question ?? null,
        opinionId: query.opinion ?? null,
        search: query.search?.trim() ?? "",
        cursor: decodeModerationCursor(query.cursor),
        limit: limit + 1,
      });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      if (!query.cursor && query.question === undefined && query.opinion === undefined)
        await recordReading(ctx, { userId: person.id, courseId: id });
      return {
        course: { id, title },
        opinions: shown.map((row) => presentCourseOpinion(row, content, reading)),
        next_cursor: rows.length > limit && last ? encodeModerationCursor(last) : null,
        may_moderate: await hasRightIn(ctx, person, id, "moderate"),
        time_zone: ctx.site.timeZone,
      };
    },
  });

  route(app, api.readCourseOpinion, {
    action: "moderation.read",
    load: ({ ctx, actor, params }) =>
      findCourseOpinion(ctx, memory, signedIn(actor), params.opinionId),
    handle: async ({ ctx, subject, query, request }) => {
      const reading = { site: ctx.site, locale: request.locale };
      const limit = query.limit ?? PART;
      const read = await readModeratedPost(ctx, opinionDiscussion, {
        postId: subject.id,
        after: decodeCursor(query.cursor)[0] ?? 0,
        limit: limit + 1,
      });
      return presentModeratedPost(read, limit, reading);
    },
  });
}

function decidingRoutes(app: FastifyInstance, memory: CourseMemory): void {
  route(app, api.moderateOpinion, {
    action: "moderation.decide",
    load: ({ ctx, actor, params }) =>
      findOpinionToDecide(ctx, memory, signedIn(actor), params.opinionId),
    handle: async ({ ctx, actor, params: { opinionId }, body }) => {
      const person = signedIn(actor);
      const left = await decideOnText(ctx, opinionDiscussion, person, {
        postId: opinionId,
        commentId: null,
        ...body,
      });
      return presentDecided(person, body.hidden, left, ctx);
    },
  });

  route(app, api.moderateComment, {
    action: "moderation.decide",
    load: async ({ ctx, actor, params: { opinionId, commentId } }) => {
      await findOpinionToDecide(ctx, memory, signedIn(actor), opinionId);
      return findComment(ctx, opinionDiscussion, { postId: opinionId, commentId });
    },
    handle: async ({ ctx, actor, params, body }) => {
      const person = signedIn(actor);
      const left = await decideOnText(ctx, opinionDiscussion, person, {
        postId: params.opinionId,
        commentId: params.commentId,
        ...body,
      });
      return presentDecided(person, body.hidden, left, ctx);
    },
  });
}
