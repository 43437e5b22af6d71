import { z } from "zod";

import { plainText } from "../http/values.ts";

/** The questions of a site survey, and their answers. */

/** Permanent id of a question, an option, a row or a column, also in copies of the survey. */
export const surveyPartId = z.string().regex(/^[0-9a-f]{16,32}$/);

/** Maximum length of a free-text answer, in characters. */
export const SURVEY_TEXT_LENGTH = 5_000;

const label = plainText.max(300, { error: "This is too long." });
const part = z.strictObject({ id: surveyPartId, text: label });

const question = {
  id: surveyPartId,
  text: plainText.max(1_000, { error: "This is too long." }),
  /** Whether a response without an answer to it is refused. */
  required: z.boolean(),
};

/** Texts may be empty in a draft; publishing requires them. */
export const surveyQuestion = z.discriminatedUnion("kind", [
  z.strictObject({
    ...question,
    kind: z.literal("scale"),
    /** Labels of its points, from 10 down to 1. */
    labels: z.array(label).length(10),
  }),
  z.strictObject({ ...question, kind: z.literal("single"), options: z.array(part).min(1).max(50) }),
  z.strictObject({
    ...question,
    kind: z.literal("multiple"),
    options: z.array(part).min(1).max(50),
  }),
  z.strictObject({
    ...question,
    kind: z.literal("matrix"),
    rows: z.array(part).min(1).max(30),
    /** One of them is chosen for every row. */
    columns: z.array(part).min(1).max(10),
  }),
  z.strictObject({ ...question, kind: z.literal("text") }),
]);
export type SurveyQuestion = z.infer<typeof surveyQuestion>;
export type SurveyQuestionKind = SurveyQuestion["kind"];

/**
 * An answer: the points of a scale, the id of an option, ids of options, the id of a column for every
 * row of a matrix, or a text.
 */
export const surveyAnswer = z.union([
  z.int().min(1).max(10),
  plainText.max(SURVEY_TEXT_LENGTH, { error: "This is too long." }),
  z.array(surveyPartId).max(50),
  z.record(surveyPartId, surveyPartId),
]);
export type SurveyAnswer = z.infer<typeof surveyAnswer>;

/** Answers by question id; skipped questions are missing. */
export const surveyAnswers = z.record(surveyPartId, surveyAnswer);
export type SurveyAnswers = z.infer<typeof surveyAnswers>;
