import { z } from "zod";

import { plainText } from "../../http/values.ts";
import { optionTexts } from "./option-fields.ts";
import { flag, MAX_TEXT } from "./question-fields.ts";

/** The answer key of a validated question. */
export const keyFields = {
  valid_items: z
    .array(z.boolean())
    .meta({ description: "Which options are right, one entry for every option" }),
  reasons: z
    .array(plainText.max(MAX_TEXT, { error: "Use at most 5000 characters." }))
    .meta({ description: "Shown beside each option after the answer; may be empty texts" }),
};

export const finalQuiz = flag.meta({
  description: "Whether the module's final quiz summary counts it",
});

/** A validated question as shown to students. */
export const studentKeyed = {
  shown: { content: optionTexts, question: z.string(), final_quiz: z.boolean() },
  revealed: { valid_items: z.array(z.boolean()), reasons: z.array(z.string()) },
};

/** One flag and one reason for every option. */
export function refineKey(
  value: { items: string[]; valid_items: boolean[]; reasons: string[] },
  ctx: z.RefinementCtx,
): void {
  for (const field of ["valid_items", "reasons"] as const) {
    if (value[field].length !== value.items.length) {
      ctx.addIssue({ code: "custom", path: [field], message: "Give one entry for every option." });
    }
  }
}
