import { z } from "zod";

import { plainText } from "../http/values.ts";

/** How the diplomas of a course look, and what is written on them. */

const text = (most: number) => plainText.trim().max(most, { error: "This is too long." });
const requiredText = (most: number) => text(most).min(1, { error: "This field is required." });

/** Names an uploaded picture: random, so that it is also what allows reading it. */
export const diplomaPicture = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ description: "The key of an uploaded picture" });

export const diplomaPictureKind = z.enum(["background", "signature"]);
export type DiplomaPictureKind = z.infer<typeof diplomaPictureKind>;

/** A person who signs. */
export const diplomaSignature = z.strictObject({
  name: requiredText(80),
  /** Such as "Head of studies"; may be empty. */
  post: text(80),
  /** The signature itself, above the name; null for a line to sign on. */
  picture: diplomaPicture.nullable(),
});
export type DiplomaSignature = z.infer<typeof diplomaSignature>;

/** Most signatures beside each other, and most lines below the course. */
export const MOST_SIGNATURES = 3;
export const MOST_DETAILS = 5;

/**
 * Values that a diploma's texts may contain, in braces. A line is left out where one of its values
 * is missing, such as the grade of a course without final quizzes.
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
  /** Whether the site's logo is at the top, if it has one; its name otherwise. */
  logo: z.boolean(),
  /** Covers the whole page in place of the drawn path; null for the path. */
  background: diplomaPicture.nullable(),
  /** Above the name, such as "Diploma". */
  heading: requiredText(60),
  /** Between the name and the course, such as "has completed the course"; with placeholders. */
  lead: text(120),
  /** Below the course, with placeholders; one string per line. */
  details: z.array(text(160)).max(MOST_DETAILS),
  signatures: z.array(diplomaSignature).max(MOST_SIGNATURES),
  /** The hours that the course counts for; null to leave them unsaid. */
  hours: z
    .number({ error: "Enter a number between 0.5 and 10,000." })
    .min(0.5, { error: "Enter a number between 0.5 and 10,000." })
    .max(10_000, { error: "Enter a number between 0.5 and 10,000." })
    .nullable(),
  /** The least percentage of right answers in the final quizzes; null where finishing is enough. */
  least_result: z
    .int({ error: "Enter a whole number between 1 and 100." })
    .min(1, { error: "Enter a whole number between 1 and 100." })
    .max(100, { error: "Enter a whole number between 1 and 100." })
    .nullable(),
  /**
   * Whether those get it, too, who missed pages that closed before they finished them. Left out, all
   * pages have to be finished.
   */
  allow_missed_pages: z.boolean().optional(),
});
export type DiplomaDesign = z.infer<typeof diplomaDesign>;
