import { z } from "zod";

/** Figures of a survey question, for both a course's and the site's surveys. */

/** Figures of five answers or more; below that, only their number is given. */
export const questionFigures = z.strictObject({
  /** People for each of the question's options, in their order. */
  counts: z.array(z.int()),
  /** Choices of options that no longer exist. */
  removed: z.int(),
  /** Mean of a scale's values, to two decimals; null if the options are not a scale, or none was chosen. */
  mean: z.number().nullable(),
  median: z.number().nullable(),
  /**
   * Percent who chose 9 or 10, minus percent who chose 6 or below: -100 to 100. Null if the options are
   * not a scale up to ten.
   */
  net_promoter_score: z.int().nullable(),
});
export type QuestionFigures = z.infer<typeof questionFigures>;

/** The answers of some people to a question. */
export const questionResult = z.strictObject({
  /** How many answered. */
  answers: z.int(),
  /** How many could have answered: for a course's survey, those who finished the course. */
  reached: z.int(),
  /** `answers` of `reached`, 0 to 1; null if it reached no one. */
  response_rate: z.number().nullable(),
  /** Null with fewer than five answers, or if they would reveal those of fewer than five others. */
  figures: questionFigures.nullable(),
});
export type QuestionResult = z.infer<typeof questionResult>;
