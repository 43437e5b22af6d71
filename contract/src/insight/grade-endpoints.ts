import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, pageQuery, pathId } from "../http/values.ts";
import { audienceQuery } from "./result-values.ts";

/** Grades of a course: their computation, and everybody's grades for staff. */

const coursePath = z.strictObject({ courseId: pathId });

/** 0 to 100, 0 to 10, or A to F. */
export const gradeScale = z.enum(["hundred", "ten", "letters"]);
export type GradeScale = z.infer<typeof gradeScale>;

/** A module's contribution to one student's grade. */
export const gradedModule = z.strictObject({
  id,
  title: z.string(),
  /** Relative to the other modules; 0 counts nothing. */
  weight: z.int(),
  /** Checked questions on pages that are not excused. */
  questions: z.int(),
  answered: z.int(),
  right: z.int(),
});
export type GradedModule = z.infer<typeof gradedModule>;

/** Null if no question counts. */
export const grade = z
  .strictObject({
    /** On the course's scale, with a decimal point. */
    value: z.string(),
    /** 0 to 100, with two decimals. */
    percent: z.string(),
  })
  .nullable();

export const listGrades = endpoint({
  name: "listGrades",
  method: "GET",
  path: "/api/authoring/courses/:courseId/results-grades",
  scope: "results:read",
  summary: "The grades of a course's students, by name, and how they are computed.",
  params: coursePath,
  query: pageQuery.extend(audienceQuery),
  response: z.strictObject({
    /** Null if the course has no grades. */
    scale: gradeScale.nullable(),
    decimals: z.int(),
    modules: z.array(
      z.strictObject({ id, title: z.string(), weight: z.int(), questions: z.int() }),
    ),
    may_edit: z.boolean(),
    students: z.array(
      z.strictObject({
        id,
        first_name: z.string(),
        last_name: z.string(),
        grade,
        modules: z.array(gradedModule),
      }),
    ),
    total: z.int(),
    next_cursor: z.string().nullable(),
  }),
  errors: [404],
});
export type Grades = EndpointOutput<typeof listGrades>;

const WEIGHT_RANGE = { error: "Enter a whole number from 0 to 1000." };
const weight = z.int(WEIGHT_RANGE).min(0, WEIGHT_RANGE).max(1000, WEIGHT_RANGE);

export const changeGrading = endpoint({
  name: "changeGrading",
  method: "PUT",
  path: "/api/authoring/courses/:courseId/grading",
  summary: "Say how a course is graded; without a scale it has no grades.",
  params: coursePath,
  body: z.strictObject({
    scale: z.enum([...gradeScale.options, "none"]),
    decimals: z.int().min(0).max(2),
    weights: z.array(z.strictObject({ module_id: id, weight })).max(500),
  }),
  response: z.strictObject({ id }),
  errors: [404],
});
