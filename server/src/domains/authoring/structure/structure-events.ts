import { z } from "zod";

import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** A course gives a diploma from now on. */
export const courseDiplomaEnabled = defineOutboxEvent(
  "authoring.course-diploma-enabled",
  z.object({ courseId: z.int() }),
);
