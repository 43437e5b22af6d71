import { z } from "zod";

import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** A survey opened for these people, or reminds them as they have not answered. */
export const surveyAnnounced = defineOutboxEvent(
  "surveys.announced",
  z.object({ surveyId: z.int(), userIds: z.array(z.int()), isReminder: z.boolean() }),
);
