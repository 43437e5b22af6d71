import { z } from "zod";

/** How diplomas of a course look, and what is written on them. */

const text = (most: number) => z.string().trim().max(most);

/** Who signs: up to three stand beside each other. */
export const diplomaSignature = z.strictObject({
  name: text(80).min(1),
  /** Such as "Head of studies"; may be empty. */
  post: text(80),
});
export type DiplomaSignature = z.infer<typeof diplomaSignature>;

/**
 * What may be written into the lines of a diploma, in braces. A line is left out where one of its own
 * has no value, as the grade of a course without final quizzes.
 */
export const diplomaPlaceholders = [
  "name",
  "course",
  "modules",
  "steps",
  "started",
  "finished",
  "hours",
  "grade",
  "number",
] as const;
export type DiplomaPlaceholder = (typeof diplomaPlaceholders)[number];

export const diplomaDesign = z.strictObject({
  paper: z.enum(["a4", "letter"]),
  orientation: z.enum(["landscape", "portrait"]),
  /** Above the name, such as "Diploma". */
  heading: text(60).min(1),
  /** Between the name and the course, such as "has completed the course". */
  lead: text(120),
  /** Below the course, with placeholders; a line each. */
  details: z.array(text(160)).max(5),
  signatures: z.array(diplomaSignature).max(3),
  /** The hours that the course stands for; null where they are not said. */
  hours: z.number().positive().max(10_000).nullable(),
  /** The least percentage of right answers in the final quizzes; null where finishing is enough. */
  least_result: z.int().min(1).max(100).nullable(),
});
export type DiplomaDesign = z.infer<typeof diplomaDesign>;
