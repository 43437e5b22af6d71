import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../platform/http/route.ts";
import { signedIn } from "../accounts/index.ts";
import { type CourseMemory, hasRightIn, requireRight } from "../courses/index.ts";
import { changeScheme } from "./grades/change-scheme.ts";
import { listGrades } from "./grades/list-grades.ts";
import { readOwnGrade } from "./grades/read-own-grade.ts";
import { loadContent } from "./load-content.ts";

/** Grades: how a course is graded, everyone's for staff, and one's own. */
export function gradeRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const load = loadContent(memory);

  route(app, api.listGrades, {
    action: "grades.read",
    load,
    handle: async ({ ctx, actor, subject: content, query: { cursor, limit, ...asked } }) => {
      const mayEdit = await hasRightIn(ctx, signedIn(actor), content.id, "edit");
      return listGrades(ctx, { content, asked, cursor, limit, mayEdit });
    },
  });

  route(app, api.changeGrading, {
    action: "grades.change",
    load: async (call) => {
      const content = await load(call);
      await requireRight(call.ctx, signedIn(call.actor), content.id, "edit");
      return content;
    },
    handle: async ({ ctx, actor, subject: course, body: values }) => {
      await changeScheme(ctx, { course, byUserId: signedIn(actor).id, values });
      return { id: course.id };
    },
  });

  route(app, api.readOwnGrade, {
    action: "grades.own",
    handle: ({ ctx, actor, params: { courseId } }) =>
      readOwnGrade(ctx, memory, { actor: signedIn(actor), courseId }),
  });
}
