import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { notFound } from "../../platform/errors/domain-error.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { signedIn } from "../accounts/index.ts";
import { type CourseMemory, requireRight } from "../courses/index.ts";
import { extendTime, intervene, requireUndoable, undoIntervention } from "../learning/index.ts";
import { findWish } from "./interventions/find-wish.ts";
import { outdateResults } from "./interventions/outdate-results.ts";
import { previewIntervention } from "./interventions/preview-intervention.ts";
import { loadContent } from "./load-content.ts";
import { findStudentResult } from "./students/list-student-results.ts";

/** Interventions in one student's progress, by those who may edit the course. */
export function interventionRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const loadSeen = loadContent(memory);
  const load = async (call: Call<{ courseId: number; userId: number }>) => {
    const content = await loadSeen(call);
    await requireRight(call.ctx, signedIn(call.actor), content.id, "edit");
    const { userId } = call.params;
    if (!(await findStudentResult(call.ctx, { courseId: content.id, userId }))) throw notFound();
    return content;
  };

  route(app, api.previewIntervention, {
    action: "results.intervene",
    load,
    handle: async ({ ctx, subject: course, params: { userId }, query }) => {
      const { kind, page: pageId, section: sectionId } = query;
      const wish = findWish({ course, userId, kind, pageId, sectionId });
      return previewIntervention(ctx, memory, wish);
    },
  });

  route(app, api.intervene, {
    action: "results.intervene",
    load,
    handle: async ({ ctx, actor, subject: course, params: { userId }, body }) => {
      const { kind, page_id: pageId, section_id: sectionId } = body;
      const wish = findWish({ course, userId, kind, pageId, sectionId });
      const id = await intervene(ctx, { ...wish, byUserId: signedIn(actor).id });
      await outdateResults(ctx, course.id);
      return { id };
    },
  });

  route(app, api.extendTime, {
    action: "results.intervene",
    load,
    handle: async ({ ctx, actor, subject: course, params: { userId }, body }) => ({
      id: await extendTime(ctx, {
        course,
        userId,
        endDate: body.end_date,
        byUserId: signedIn(actor).id,
      }),
    }),
  });

  route(app, api.undoIntervention, {
    action: "results.intervene",
    load: async (call) => {
      const content = await load(call);
      const { userId, interventionId } = call.params;
      await requireUndoable(call.ctx, { courseId: content.id, userId, interventionId });
      return content;
    },
    handle: async ({ ctx, actor, subject: course, params: { userId, interventionId } }) => {
      const byUserId = signedIn(actor).id;
      await undoIntervention(ctx, { course, userId, interventionId, byUserId });
      await outdateResults(ctx, course.id);
      return { id: interventionId };
    },
  });
}
