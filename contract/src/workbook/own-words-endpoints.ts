import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { pathId } from "../http/values.ts";

export const readOwnWords = endpoint({
  name: "readOwnWords",
  method: "GET",
  path: "/api/student/workbook/own-words/:courseId",
  summary:
    "A few of the viewer's own texts in a course: the latest of their workbook, and the opinions that most course mates like.",
  params: z.strictObject({ courseId: pathId }),
  response: z.strictObject({
    texts: z.array(
      z.strictObject({
        question: z.string(),
        text: z.string(),
        workbook_only: z.boolean(),
        likes: z.int(),
        comment_count: z.int(),
      }),
    ),
  }),
  errors: [404],
});
