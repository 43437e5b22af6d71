import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { id, pathId } from "../http/values.ts";

export const quizSummary = z.strictObject({
  /** Keyed 1..n in course order; an unanswered question counts as invalid. */
  questions: z.record(
    z.string(),
    z.strictObject({
      /** Null while unanswered: later questions must not be shown early. */
      question: z.string().nullable(),
      is_valid: z.boolean(),
      section_id: id,
      page_id: id,
    }),
  ),
  total_questions: z.int(),
  valid_questions: z.int(),
  invalid_questions: z.int(),
  /** 0 to 100, rounded to a whole number. */
  percentage: z.int(),
});

export const finalQuizResume = endpoint({
  name: "getFinalQuizResume",
  method: "GET",
  path: "/api/courses/final-quiz-resume/:sectionId/",
  summary: "The viewer's results in the final quiz questions of the summary's module.",
  params: z.strictObject({ sectionId: pathId }),
  response: quizSummary,
  errors: [404, 409],
});
