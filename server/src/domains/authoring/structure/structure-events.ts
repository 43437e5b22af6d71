import { z } from "zod";

import type { EventType } from "../../../platform/events.ts";
import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** A course has been set to give a diploma. */
export const courseDiplomaEnabled = defineOutboxEvent(
  "authoring.course-diploma-enabled",
  z.object({ courseId: z.int() }),
);

/** A whole course was copied; emitted in the transaction of the copy. */
export const courseCopied: EventType<{ from: number; to: number }> = { name: "courseCopied" };
