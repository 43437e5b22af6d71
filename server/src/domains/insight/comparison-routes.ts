import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../platform/http/route.ts";
import { signedIn } from "../accounts/index.ts";
import type { CourseMemory } from "../courses/index.ts";
import { readComparison } from "./comparison/read-comparison.ts";

/** A student's answers compared with those of others. */
export function comparisonRoutes(app: FastifyInstance, memory: CourseMemory): void {
  route(app, api.readComparison, {
    action: "comparison.read",
    handle: ({ ctx, actor, params: { courseId }, query }) =>
      readComparison(ctx, memory, { actor: signedIn(actor), courseId, ...query }),
  });
}
