import { z } from "zod";

import { sectionKind } from "./section-kind.ts";

/** The summary of the module's questions that are marked for the final quiz. */
export const finalQuizResume = sectionKind({
  type: "final_quiz_resume",
  name: { en: "Final Quiz Resume", es: "Resumen del cuestionario final" },
  isQuestion: false,
  draft: { final_quiz_resume: z.literal(true).nullish() },
  authored: { final_quiz_resume: z.boolean() },
  student: { shown: {}, revealed: {} },
});
