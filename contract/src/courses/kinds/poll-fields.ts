import { z } from "zod";

import { graphicType } from "./graphic-type.ts";
import { optionTexts } from "./option-fields.ts";
import { examples, flag } from "./question-fields.ts";

/** Fields of polls besides question and options. */
export const pollFields = {
  two_rounds: flag.optional().meta({
    description:
      "Whether one may change the answer once after seeing the others; false unless given",
  }),
  examples,
};

/** A poll as shown to students; a survey question has no chart. */
export const studentPoll = {
  shown: {
    content: optionTexts,
    question: z.string(),
    two_rounds: z.boolean(),
    graphic_type: z.union([graphicType, z.literal("survey")]),
  },
  revealed: { first_answer: z.string(), examples: z.array(z.string()) },
};
