import { z } from "zod";

import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** A person is asked questions of a course again, as they wanted. */
export const recallDue = defineOutboxEvent(
  "recall.due",
  z.object({ userId: z.int(), courseId: z.int(), number: z.int() }),
);
