import { z } from "zod";

import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** A person has finished the last page of a course, for the first time. */
export const courseFinished = defineOutboxEvent(
  "learning.course-finished",
  z.object({ userId: z.int(), courseId: z.int() }),
);
