import {
  type ChoiceForm,
  type ChoicePayload,
  newOption,
  readChoice,
  writeChoice,
} from "../../choice/staff/choice-form.ts";
import { type Flag, flag } from "../../form/staff/flag.ts";

/** A question with an answer key. */
export interface ValidatedForm extends ChoiceForm {
  /** Whether the module's final quiz summary counts it. */
  finalQuiz: boolean;
}

export interface ValidatedPayload extends ChoicePayload {
  final_quiz: Flag;
}

/** Number of options of a new question. */
const FIRST_OPTIONS = 4;

export function blankValidated() {
  const options = Array.from({ length: FIRST_OPTIONS }, () => newOption(""));
  return { question: "", options, finalQuiz: false };
}

export function readValidated(payload: ValidatedPayload) {
  return { ...readChoice(payload), finalQuiz: payload.final_quiz === "true" };
}

export function writeValidated(form: ValidatedForm) {
  return {
    ...writeChoice(form),
    valid_items: form.options.map(({ isRight }) => isRight),
    reasons: form.options.map(({ reason }) => reason),
    final_quiz: flag(form.finalQuiz),
  };
}
