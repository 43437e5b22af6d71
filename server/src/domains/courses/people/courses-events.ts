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
  }),
);
