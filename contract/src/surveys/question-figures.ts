import { z } from "zod";

/** What is said of the answers to a question of a survey, of a course's and of the site's alike. */

/** Figures of five answers or more; below, only their number is said. */
export const questionFigures = z.strictObject({
  /** People for each of the question's options, in their order. */
  counts: z.array(z.int()),
  /** Choices of options that the question has no longer. */
  removed: z.int(),
  /** Of a scale's values, to two decimals; null where the options are no scale, or none was chosen. */
  mean: z.number().nullable(),
  median: z.number().nullable(),
  /**
   * Percent who chose 9 or 10, less percent who chose 6 or below: -100 to 100. Null where the
   * options are no scale up to ten.
   */
  net_promoter_score: z.int().nullable(),
});
export type QuestionFigures = z.infer<typeof questionFigures>;

/** The answers of some people to a question. */
export const questionResult = z.strictObject({
  /** How many answered. */
  answers: z.int(),
  /** How many could have answered: of a course's survey, those who finished the course. */
  reached: z.int(),
  /** `answers` of `reached`, 0 to 1; null where it reached no one. */
  response_rate: z.number().nullable(),
  /** Null with fewer than five answers, or where they would tell those of fewer than five others. */
  figures: questionFigures.nullable(),
});
export type QuestionResult = z.infer<typeof questionResult>;
