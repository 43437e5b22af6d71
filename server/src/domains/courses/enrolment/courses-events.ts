import { z } from "zod";

import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** People have come into a course, in one go; those who came back are among them. */
export const studentsEnrolled = defineOutboxEvent(
  "courses.students-enrolled",
  z.object({
    courseId: z.int(),
    userIds: z.array(z.int()),
    /** Who enrolled them; null for a command. */
    enrolledBy: z.int().nullable(),
    /** Set where they had asked for it: each time they come in is then worth telling. */
    askedAt: z.iso.datetime().optional(),
    /** Whether they are told in another way, such as by an invitation. */
    isAnnounced: z.boolean().optional(),
  }),
);

/** Somebody asks to join a course, and staff decide. */
export const signUpRequested = defineOutboxEvent(
  "courses.sign-up-requested",
  z.object({ courseId: z.int(), userId: z.int() }),
);

/** People were answered who did not come in: they were declined, or wait for a seat from now on. */
export const signUpAnswered = defineOutboxEvent(
  "courses.sign-up-answered",
  z.object({ courseId: z.int(), userIds: z.array(z.int()), at: z.iso.datetime() }),
);
