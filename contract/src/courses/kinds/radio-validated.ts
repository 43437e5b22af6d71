import { z } from "zod";

import { finalQuiz, keyFields, refineKey, studentKeyed } from "./key-fields.ts";
import { choiceFields, refineIds } from "./option-fields.ts";
import { sectionKind } from "./section-kind.ts";

const draft = z
  .strictObject({ ...choiceFields, ...keyFields, final_quiz: finalQuiz })
  .superRefine((value, ctx) => {
    refineIds(value, ctx);
    refineKey(value, ctx);
    if (value.valid_items.filter(Boolean).length !== 1) {
      ctx.addIssue({
        code: "custom",
        path: ["valid_items"],
        message: "Mark exactly one option as correct.",
      });
    }
  });

/** Single choice with an answer key: exactly one option is right. */
export const radioValidated = sectionKind({
  type: "radio-validated",
  name: { en: "Select Unique Validated", es: "Selección única validada" },
  isQuestion: true,
  draft: { radioValidated: draft },
  authored: { radioValidated: z.unknown() },
  student: studentKeyed,
});
