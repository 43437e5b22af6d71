import { z } from "zod";

import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** A person's diploma can be downloaded for the first time. */
export const diplomaReady = defineOutboxEvent(
  "diplomas.ready",
  z.object({ userId: z.int(), courseId: z.int() }),
);
