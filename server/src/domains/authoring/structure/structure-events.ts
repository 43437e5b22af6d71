import { z } from "zod";

import type { EventType } from "../../../platform/events.ts";
import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** A course gives a diploma from now on. */
export const courseDiplomaEnabled = defineOutboxEvent(
  "authoring.course-diploma-enabled",
  z.object({ courseId: z.int() }),
);

/** A course was copied whole; in the transaction of the copy. */
export const courseCopied: EventType<{ from: number; to: number }> = { name: "courseCopied" };
