import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeCursor, encodeCursor } from "../../../platform/cursor.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { type CourseMemory, findCourse, hasRightIn, requireRight } from "../../courses/index.ts";
import { findComment } from "../comments/find-comment.ts";
import { decideOnText } from "./decide-on-text.ts";
import { findCourseOpinion } from "./find-course-opinion.ts";
import { listCourseOpinions } from "./list-course-opinions.ts";
import { decodeModerationCursor, encodeModerationCursor } from "./moderation-cursor.ts";
import {
  presentCourseOpinion,
  presentDecided,
  presentModeratedComment,
  presentReport,
} from "./present-moderation.ts";
import { readCourseOpinion } from "./read-course-opinion.ts";
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
        search: query.search?.trim() ?? "",
        cursor: decodeModerationCursor(query.cursor),
        limit: limit + 1,
      });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      if (!query.cursor) await recordReading(ctx, { userId: person.id, courseId: id });
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
    load: loadOpinion(memory),
    handle: async ({ ctx, subject, query, request }) => {
      const reading = { site: ctx.site, locale: request.locale };
      const limit = query.limit ?? PART;
      const wanted = {
        opinionId: subject.id,
        after: decodeCursor(query.cursor)[0] ?? 0,
        limit: limit + 1,
      };
      const { reports, comments } = await readCourseOpinion(ctx, wanted);
      const shown = comments.slice(0, limit);
      const last = shown.at(-1);
      return {
        reports: reports.map((report) => presentReport(report, ctx.site)),
        comments: shown.map((comment) => presentModeratedComment(comment, reading)),
        next_cursor: comments.length > limit && last ? encodeCursor([Number(last.id)]) : null,
      };
    },
  });
}

function decidingRoutes(app: FastifyInstance, memory: CourseMemory): void {
  route(app, api.moderateOpinion, {
    action: "moderation.decide",
    load: loadOpinionToDecide(memory),
    handle: async ({ ctx, actor, params: { opinionId }, body }) => {
      const person = signedIn(actor);
      const left = await decideOnText(ctx, person, { opinionId, commentId: null, ...body });
      return presentDecided(person, body.hidden, left, ctx);
    },
  });

  route(app, api.moderateComment, {
    action: "moderation.decide",
    load: async (call) => {
      await loadOpinionToDecide(memory)(call);
      return findComment(call.ctx, call.params);
    },
    handle: async ({ ctx, actor, params, body }) => {
      const person = signedIn(actor);
      const left = await decideOnText(ctx, person, { ...params, ...body });
      return presentDecided(person, body.hidden, left, ctx);
    },
  });
}

function loadOpinion(memory: CourseMemory) {
  return ({ ctx, actor, params }: Call<{ opinionId: number }>) =>
    findCourseOpinion(ctx, memory, signedIn(actor), params.opinionId);
}

function loadOpinionToDecide(memory: CourseMemory) {
  return async (call: Call<{ opinionId: number }>) => {
    const { courseId } = await loadOpinion(memory)(call);
    await requireRight(call.ctx, signedIn(call.actor), courseId, "moderate");
  };
}
