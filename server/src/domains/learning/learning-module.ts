import type { FastifyInstance } from "fastify";

import type { AreaReader, CourseMemory, NeedSource } from "../courses/index.ts";
import { findFirstPaint, readPageId } from "./first-paint/find-first-paint.ts";
import { learningPolicy } from "./learning-policy.ts";
import { learningRoutes } from "./learning-routes.ts";
import { findHardQuestions } from "./needs/find-hard-questions.ts";
import { previewPolicy } from "./preview/preview-policy.ts";
import { previewRoutes } from "./preview/preview-routes.ts";
import { countFinishedLessons } from "./progression/page-finishes.ts";

/** What the application serves of this domain. */
export const learningModule = {
  policy: { ...learningPolicy, ...previewPolicy },
  needs: [findHardQuestions] satisfies NeedSource[],
  countFinishedLessons,
  readPageId,
  findFirstPaint,
  routes(app: FastifyInstance, memory: CourseMemory, reader: AreaReader): void {
    learningRoutes(app, memory, reader);
    previewRoutes(app, memory);
  },
};
