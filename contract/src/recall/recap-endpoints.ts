import { z } from "zod";

import { author } from "../discussion/discussion-values.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, pathId } from "../http/values.ts";
import { resumePoint } from "../learning/student-endpoints.ts";

export const readCourseRecap = endpoint({
  name: "readCourseRecap",
  method: "GET",
  path: "/api/student/courses/:courseId/recap",
  summary:
    "What the viewer takes from a course: how far they came, their results in its final quizzes, a few " +
    "of their own texts and of those they liked, and the course to go on with.",
  params: z.strictObject({ courseId: pathId }),
  response: z.strictObject({
    figures: z.strictObject({
      /** Sections and pages that the viewer finished, without the survey. */
      steps: z.int(),
      pages: z.int(),
      /** From the day of the first step to that of the last, inclusive; 0 before the first. */
      days: z.int(),
      /** On the viewer's own opinions in the course. */
      likes: z.int(),
    }),
    /** Modules with a final quiz, in course order. */
    quizzes: z.array(
      z.strictObject({
        module: z.strictObject({ id, order: z.int(), title: z.string() }),
        right: z.int(),
        questions: z.int(),
      }),
    ),
    /** The latest texts of the viewer's workbook, and their opinions most liked by course mates. */
    texts: z.array(
      z.strictObject({
        question: z.string(),
        text: z.string(),
        workbook_only: z.boolean(),
        likes: z.int(),
        comment_count: z.int(),
      }),
    ),
    /** Opinions of course mates that the viewer liked, latest like first. */
    liked: z.array(
      z.strictObject({
        id,
        question: z.string(),
        answer: z.string(),
        first_name: z.string(),
        user: author,
      }),
    ),
    /** The page to resume in another course; null if there is none. */
    next: resumePoint.nullable(),
  }),
  errors: [404],
});
export type CourseRecap = EndpointOutput<typeof readCourseRecap>;
