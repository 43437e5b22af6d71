import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { readOwnCourseDiploma } from "./read-own-course-diploma.ts";

/** The diploma's status where a course is finished. */
export function finishRoutes(app: FastifyInstance): void {
  route(app, api.readOwnCourseDiploma, {
    action: "diploma.own",
    handle: ({ ctx, actor, params }) => readOwnCourseDiploma(ctx, signedIn(actor), params.courseId),
  });
}
