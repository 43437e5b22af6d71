import { z } from "zod";

import { count } from "../order.ts";
import { examples, flag, question, refineBounds, shownBounds } from "./question-fields.ts";
import { sectionKind } from "./section-kind.ts";

const draft = z
  .strictObject({
    question,
    min: count.meta({ description: "Minimum words; 0 for no minimum" }),
    max: count.meta({ description: "Maximum words; 0 for no maximum" }),
    workbook_only: flag.meta({ description: "Whether the answer stays in one's own workbook" }),
    examples,
  })
  .superRefine(refineBounds);

/** An opinion: a free text that course mates may read. */
export const textarea = sectionKind({
  type: "textarea",
  name: { en: "Opinion", es: "Opinión" },
  isQuestion: true,
  draft: { textarea: draft },
  authored: { textarea: z.unknown() },
  student: {
    shown: {
      question: z.string(),
      /** Of an answered question: as stated when the answer was given. */
      workbook_only: z.boolean(),
      /** `survey` if only the course's staff read the answer. */
      graphic_type: z.enum(["opinions", "survey"]),
      ...shownBounds,
    },
    revealed: { examples: z.array(z.string()) },
  },
});
