import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { route } from "../../../platform/http/route.ts";
import type { Principal } from "../../../platform/principal.ts";
import { signedIn } from "../../accounts/index.ts";
import type { CourseContent, CourseMemory } from "../../courses/index.ts";
import { findBooks } from "../../workbook/index.ts";
import { answerRecall, findAskedQuestion } from "./answer-recall.ts";
import { findRecalls } from "./find-recalls.ts";
import { dropRecalls, planRecalls } from "./plan-recalls.ts";
import { presentRecallQuestion } from "./present-recall-question.ts";

/** Recall of courses. Available to everyone who can read their workbook of the course, also after its end. */
export function recallRoutes(app: FastifyInstance, memory: CourseMemory): void {
  route(app, api.readRecalls, {
    action: "recalls.read",
    handle: async ({ ctx, actor, params }) => {
      const person = signedIn(actor);
      return findRecalls(ctx, person.id, await findOwnCourse(ctx, person, params.courseId));
    },
  });

  route(app, api.chooseRecalls, {
    action: "recalls.choose",
    load: ({ ctx, actor, params }) => findOwnCourse(ctx, actor, params.courseId),
    handle: async ({ ctx, actor, subject: course, body }) => {
      const person = signedIn(actor);
      if (body.wanted) await planRecalls(ctx, person, course);
      else await dropRecalls(ctx, person.id, course.id);
      return findRecalls(ctx, person.id, course);
    },
  });

  route(app, api.answerRecall, {
    action: "recalls.answer",
    load: async ({ ctx, actor, params: { courseId, questionId: sectionId } }) => {
      const { id: userId } = signedIn(actor);
      const course = await findOwnCourse(ctx, actor, courseId);
      return findAskedQuestion(ctx, { userId, course, sectionId });
    },
    handle: async ({ ctx, subject: asked, body }) =>
      presentRecallQuestion(asked.section, await answerRecall(ctx, asked, body.answer)),
  });

  async function findOwnCourse(
    ctx: Context,
    actor: Principal | null,
    courseId: number,
  ): Promise<CourseContent> {
    const [progress] = await findBooks(ctx, memory, signedIn(actor), courseId);
    if (!progress) throw notFound();
    return progress.course;
  }
}
