import type { GraphicType } from "@paso/contract";

import {
  type ChoiceForm,
  type ChoicePayload,
  newOption,
  readChoice,
  writeChoice,
} from "../../choice/staff/choice-form.ts";
import { type ExamplesForm, writeExamples } from "../../examples/staff/examples-form.ts";
import { type Flag, flag } from "../../form/staff/flag.ts";

/** A question with a chart, without right or wrong. */
export interface PollForm extends ChoiceForm, ExamplesForm {
  /** Empty until one is chosen. */
  graphicType: GraphicType | "";
  /** Whether the answer may be changed once after seeing the others' answers. */
  twoRounds: boolean;
}

export interface PollPayload extends ChoicePayload {
  graphic_type?: GraphicType;
  two_rounds?: Flag;
  examples?: string[];
}

export function blankPoll(firstOption: string) {
  return {
    question: "",
    options: [newOption(firstOption)],
    graphicType: "" as const,
    twoRounds: false,
    examples: [],
  };
}

export function readPoll(payload: PollPayload) {
  return {
    ...readChoice(payload),
    graphicType: payload.graphic_type ?? ("" as const),
    twoRounds: payload.two_rounds === "true",
    examples: payload.examples ?? [],
  };
}

/** Two rounds and examples are omitted if unused, as in archives. */
export function writePoll(form: PollForm) {
  return {
    ...writeChoice(form),
    graphic_type: form.graphicType || null,
    ...(form.twoRounds && { two_rounds: flag(true) }),
    ...writeExamples(form),
  };
}
