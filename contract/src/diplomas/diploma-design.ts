import { z } from "zod";

import { plainText } from "../http/values.ts";

/** The design of a course's diplomas, and their texts. */

const text = (most: number) => plainText.trim().max(most, { error: "This is too long." });
const requiredText = (most: number) => text(most).min(1, { error: "This field is required." });

/** Name of an uploaded picture: random, because knowing it also grants read access. */
export const diplomaPicture = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ description: "The key of an uploaded picture" });

export const diplomaPictureKind = z.enum(["background", "signature"]);
export type DiplomaPictureKind = z.infer<typeof diplomaPictureKind>;

/** A signatory. */
export const diplomaSignature = z.strictObject({
  name: requiredText(80),
  /** Such as "Head of studies"; may be empty. */
  post: text(80),
  /** The signature itself, above the name; null for a line to sign on. */
  picture: diplomaPicture.nullable(),
});
export type DiplomaSignature = z.infer<typeof diplomaSignature>;

/** Maximum number of signatures side by side, and of lines below the course. */
export const MOST_SIGNATURES = 3;
export const MOST_DETAILS = 5;

/**
 * Placeholders in a diploma's texts, in braces. A line is omitted if one of its values is missing,
 * such as the grade of a course without final quizzes.
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
  /** Whether the site's logo, if it has one, is at the top; otherwise its name. */
  logo: z.boolean(),
  /** Covers the whole page instead of the drawn path; null for the path. */
  background: diplomaPicture.nullable(),
  /** Above the name, such as "Diploma". */
  heading: requiredText(60),
  /** Between the name and the course, such as "has completed the course"; with placeholders. */
  lead: text(120),
  /** Below the course, with placeholders; one string per line. */
  details: z.array(text(160)).max(MOST_DETAILS),
  signatures: z.array(diplomaSignature).max(MOST_SIGNATURES),
  /** The hours that the course counts for; null to omit them. */
  hours: z
    .number({ error: "Enter a number between 0.5 and 10,000." })
    .min(0.5, { error: "Enter a number between 0.5 and 10,000." })
    .max(10_000, { error: "Enter a number between 0.5 and 10,000." })
    .nullable(),
  /** Minimum percentage of right answers in the final quizzes; null if finishing is enough. */
  least_result: z
    .int({ error: "Enter a whole number between 1 and 100." })
    .min(1, { error: "Enter a whole number between 1 and 100." })
    .max(100, { error: "Enter a whole number between 1 and 100." })
    .nullable(),
  /**
   * Whether those who missed pages that closed before they finished them get it, too. If omitted, all
   * pages have to be finished.
   */
  allow_missed_pages: z.boolean().optional(),
});
export type DiplomaDesign = z.infer<typeof diplomaDesign>;
