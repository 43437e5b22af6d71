import { z } from "zod";

import { plainText } from "../http/values.ts";

/** What a survey of the site asks, and how it is answered. */

/** Names a question, an option, a row or a column for good, also in copies of the survey. */
export const surveyPartId = z.string().regex(/^[0-9a-f]{16,32}$/);

/** Longest answer in words of one's own, in characters. */
export const SURVEY_TEXT_LENGTH = 5_000;

const label = plainText.max(300, { error: "This is too long." });
const part = z.strictObject({ id: surveyPartId, text: label });

const question = {
  id: surveyPartId,
  text: plainText.max(1_000, { error: "This is too long." }),
  /** Whether a response without an answer to it is refused. */
  required: z.boolean(),
};

/** Texts may be empty in a draft; publishing asks for them. */
export const surveyQuestion = z.discriminatedUnion("kind", [
  z.strictObject({
    ...question,
    kind: z.literal("scale"),
    /** What its points are called, from 10 down to 1. */
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
    /** One of them is chosen in every row. */
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

/** Answers by the ids of their questions; a question that was passed over is missing. */
export const surveyAnswers = z.record(surveyPartId, surveyAnswer);
export type SurveyAnswers = z.infer<typeof surveyAnswers>;
