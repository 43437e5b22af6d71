import { z } from "zod";

import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** People have been enrolled in a course, in one go, including those who came back. */
export const studentsEnrolled = defineOutboxEvent(
  "courses.students-enrolled",
  z.object({
    courseId: z.int(),
    userIds: z.array(z.int()),
    /** Who enrolled them; null for a command. */
    enrolledBy: z.int().nullable(),
    /** Set if they had asked for it: they are then notified each time they are enrolled. */
    askedAt: z.iso.datetime().optional(),
    /** Whether they are notified in another way, such as by an invitation. */
    isAnnounced: z.boolean().optional(),
  }),
);

/** A person asks to join a course, and staff decide. */
export const signUpRequested = defineOutboxEvent(
  "courses.sign-up-requested",
  z.object({ courseId: z.int(), userId: z.int() }),
);

/** Requests were decided without enrolling the people: they were declined, or are now on the waiting list. */
export const signUpAnswered = defineOutboxEvent(
  "courses.sign-up-answered",
  z.object({ courseId: z.int(), userIds: z.array(z.int()), at: z.iso.datetime() }),
);
