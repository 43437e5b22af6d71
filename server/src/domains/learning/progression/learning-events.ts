import { z } from "zod";

import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** A person has finished the last page of a course that was left to them, for the first time. */
export const courseFinished = defineOutboxEvent(
  "learning.course-finished",
  z.object({ userId: z.int(), courseId: z.int() }),
);

/** A person who had finished a course has now finished all that they had missed of it, too. */
export const missedPagesFinished = defineOutboxEvent(
  "learning.missed-pages-finished",
  z.object({ userId: z.int(), courseId: z.int() }),
);
