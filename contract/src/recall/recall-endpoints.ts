import { z } from "zod";

import { namedCourse } from "../courses/named-course.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { instant, pathId, plainText } from "../http/values.ts";
import { studentSection } from "../learning/student-section.ts";

/** Spaced repetition of a course: three questions after a week and after a month, apart from progress. */

/** A question that is asked again. */
const recallQuestion = z.strictObject({
  /** `pending` until it is answered again; before that it never shows the answer given in the course. */
  section: studentSection,
  /** Null until it is answered again. */
  right: z.boolean().nullable(),
  /** Whether the answer in the course was right; null until it is answered again. */
  was_right: z.boolean().nullable(),
});
export type RecallQuestion = z.infer<typeof recallQuestion>;

const recalls = z.strictObject({
  course: namedCourse,
  /** Whether the viewer has answered questions of the course that can be right or wrong. */
  offered: z.boolean(),
  /** When the viewer is asked next; null if there is no next time. */
  next_at: instant.nullable(),
  /** The latest repetition, answered or not; null before the first. */
  latest: z
    .strictObject({
      /** 1 after a week, 2 after a month. */
      number: z.int().min(1).max(2),
      questions: z.array(recallQuestion),
    })
    .nullable(),
});
export type Recalls = z.infer<typeof recalls>;

const params = z.strictObject({ courseId: pathId });

export const readRecalls = endpoint({
  name: "readRecalls",
  method: "GET",
  path: "/api/student/courses/:courseId/recalls",
  summary:
    "Whether and when the viewer meets a course again, and the questions they were asked last.",
  params,
  response: recalls,
  errors: [404],
});

export const chooseRecalls = endpoint({
  name: "chooseRecalls",
  method: "PUT",
  path: "/api/student/courses/:courseId/recalls",
  summary:
    "Be asked three questions of the course in a week and in a month, or no longer. Refused with " +
    "`nothing_to_recall` where the viewer has answered none that can be right or wrong.",
  params,
  body: z.strictObject({ wanted: z.boolean() }),
  response: recalls,
  errors: [404, 409],
});

export const answerRecall = endpoint({
  name: "answerRecall",
  method: "POST",
  path: "/api/student/courses/:courseId/recalls/questions/:questionId",
  summary:
    "Answer a question that is asked again. The first answer counts: whoever sends another gets the " +
    "result of that one. Changes neither progress nor results.",
  params: params.extend({ questionId: pathId }),
  body: z.strictObject({
    /** In the same form as for the question in the course. */
    answer: plainText.max(10_000),
  }),
  response: recallQuestion,
  errors: [404],
});
export type RecallAnswered = EndpointOutput<typeof answerRecall>;
