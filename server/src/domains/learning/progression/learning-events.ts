import { z } from "zod";

import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** A person has finished the last page left to them in a course, for the first time. */
export const courseFinished = defineOutboxEvent(
  "learning.course-finished",
  z.object({ userId: z.int(), courseId: z.int() }),
);

/** Staff excused a person from a page of a course that the person had finished. */
export const pageExcused = defineOutboxEvent(
  "learning.page-excused",
  z.object({ userId: z.int(), courseId: z.int() }),
);

/** A person who had finished a course has now finished every page that they had missed, too. */
export const missedPagesFinished = defineOutboxEvent(
  "learning.missed-pages-finished",
  z.object({ userId: z.int(), courseId: z.int() }),
);
