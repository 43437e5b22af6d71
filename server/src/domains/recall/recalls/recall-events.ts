import { z } from "zod";

import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** A recall that a person enabled is due. */
export const recallDue = defineOutboxEvent(
  "recall.due",
  z.object({ userId: z.int(), courseId: z.int(), number: z.int() }),
);
