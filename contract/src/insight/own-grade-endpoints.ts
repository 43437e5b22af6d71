import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { locale, pathId } from "../http/values.ts";
import { grade, gradedModule, gradeScale } from "./grade-endpoints.ts";

export const readOwnGrade = endpoint({
  name: "readOwnGrade",
  method: "GET",
  path: "/api/student/courses/:courseId/grade",
  summary: "The viewer's grade in a course so far, and how it came about.",
  params: z.strictObject({ courseId: pathId }),
  response: z.strictObject({
    /** Null if the course has no grades. */
    scale: gradeScale.nullable(),
    grade,
    modules: z.array(gradedModule),
    /** Titles of pages that do not count because staff excused them. */
    excused: z.array(z.string()),
    /** Language of the titles. */
    language: locale,
  }),
  errors: [404],
});
export type OwnGrade = EndpointOutput<typeof readOwnGrade>;
