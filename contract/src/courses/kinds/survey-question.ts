import { z } from "zod";

import { choiceFields, refineIds } from "./option-fields.ts";
import { question } from "./question-fields.ts";

/** A question of a course survey: exactly one of the two, as checked by {@link refineSurveyQuestion}. */
export const surveyQuestionFields = {
  radio: z.strictObject(choiceFields).superRefine(refineIds).optional().meta({
    description: "Single choice over a list of texts",
  }),
  textarea: z.strictObject({ question }).optional().meta({
    description: "A free text, which the course's staff alone read, without its author's name",
  }),
};

interface SurveyQuestionFields {
  radio?: unknown;
  textarea?: unknown;
}

export function refineSurveyQuestion(
  { radio, textarea }: SurveyQuestionFields,
  ctx: z.RefinementCtx,
): void {
  if (radio === undefined && textarea === undefined) {
    ctx.addIssue({ code: "custom", path: ["radio"], message: "This field is required." });
  }
  if (radio !== undefined && textarea !== undefined) {
    const message = "A question is either a choice or a free text.";
    ctx.addIssue({ code: "custom", path: ["textarea"], message });
  }
}

/** A question of a course survey. */
export const surveySectionDraft = z
  .strictObject(surveyQuestionFields)
  .superRefine(refineSurveyQuestion);
export type SurveySectionDraft = z.infer<typeof surveySectionDraft>;
