import { z } from "zod";

import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** A class, or one date of it, was planned, changed or cancelled, and these people are notified. */
export const liveClassAnnounced = defineOutboxEvent(
  "live.class-announced",
  z.object({
    classId: z.int(),
    /** Null if it is about the class with all its dates. */
    occurrenceId: z.int().nullable(),
    change: z.enum(["planned", "changed", "cancelled"]),
    /** The class's version after that change: each is announced once. */
    version: z.int(),
    userIds: z.array(z.int()),
  }),
);

/** A class begins in a day or in a quarter of an hour, and these people are reminded. */
export const liveClassNear = defineOutboxEvent(
  "live.class-near",
  z.object({
    classId: z.int(),
    occurrenceId: z.int(),
    when: z.enum(["day", "soon"]),
    /** ISO 8601; a moved date is reminded of again. */
    startsAt: z.string(),
    userIds: z.array(z.int()),
  }),
);
