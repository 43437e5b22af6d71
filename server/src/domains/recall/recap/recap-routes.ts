import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { notFound } from "../../../platform/errors/domain-error.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import type { CourseMemory } from "../../courses/index.ts";
import { findBooks } from "../../workbook/index.ts";
import { readRecap } from "./read-recap.ts";

/** The recap of a finished course. */
export function recapRoutes(app: FastifyInstance, memory: CourseMemory): void {
  route(app, api.readCourseRecap, {
    action: "recap.read",
    handle: async ({ ctx, actor, params, request: { locale } }) => {
      const person = signedIn(actor);
      const [progress] = await findBooks(ctx, memory, person, params.courseId);
      if (!progress) throw notFound();
      return readRecap(ctx, memory, person, { progress, locale });
    },
  });
}
