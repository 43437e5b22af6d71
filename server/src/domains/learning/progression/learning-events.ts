import { z } from "zod";

import { defineEvent } from "../../../platform/outbox/outbox.ts";

/** A person has finished the last page of a course, for the first time. */
export const courseFinished = defineEvent(
  "learning.course-finished",
  z.object({ userId: z.int(), courseId: z.int() }),
);
