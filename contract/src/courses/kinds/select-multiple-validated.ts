import { z } from "zod";

import { finalQuiz, keyFields, refineKey, studentKeyed } from "./key-fields.ts";
import { choiceFields, refineIds } from "./option-fields.ts";
import { refineSelections, selections, shownBounds } from "./question-fields.ts";
import { sectionKind } from "./section-kind.ts";

const draft = z
  .strictObject({ ...choiceFields, ...keyFields, ...selections, final_quiz: finalQuiz })
  .superRefine((value, ctx) => {
    refineIds(value, ctx);
    refineKey(value, ctx);
    refineSelections(value, ctx);
    if (!value.valid_items.some(Boolean)) {
      ctx.addIssue({
        code: "custom",
        path: ["valid_items"],
        message: "Mark at least one option as correct.",
      });
    }
  });

/** Multiple choice with an answer key: several options may be right. */
export const selectMultipleValidated = sectionKind({
  type: "select-multiple-validated",
  name: { en: "Select Multiple Validated", es: "Selección múltiple validada" },
  isQuestion: true,
  draft: { selectMultipleValidated: draft },
  authored: { selectMultipleValidated: z.unknown() },
  student: { ...studentKeyed, shown: { ...studentKeyed.shown, ...shownBounds } },
});
