import { newKey } from "../../form/staff/new-key.ts";
import type { QuestionForm } from "../../question/staff/question-form.ts";

/** An option of a question while it is edited. */
export interface OptionForm {
  /** Local to the screen; stable for the option's lifetime. */
  key: string;
  /** The option's stable id; null while it is new. */
  id: number | null;
  text: string;
  isRight: boolean;
  reason: string;
}

/** A question that is answered by choosing. */
export interface ChoiceForm extends QuestionForm {
  options: readonly OptionForm[];
}

/** An option that no one has chosen yet. */
export function newOption(text: string): OptionForm {
  return { key: newKey(), id: null, text, isRight: false, reason: "" };
}

/** The fields of choice questions on the wire; polls have no key. */
export interface ChoicePayload {
  question: string;
  items: string[];
  item_ids?: number[];
  valid_items?: boolean[];
  reasons?: string[];
}

export function readChoice(payload: ChoicePayload): Pick<ChoiceForm, "question" | "options"> {
  return {
    question: payload.question,
    options: payload.items.map((text, index) => ({
      key: `option-${payload.item_ids?.[index] ?? index}`,
      id: payload.item_ids?.[index] ?? null,
      text,
      isRight: payload.valid_items?.[index] ?? false,
      reason: payload.reasons?.[index] ?? "",
    })),
  };
}

/** The options' ids are always sent, so that answers stay with their option. */
export function writeChoice({ question, options }: ChoiceForm) {
  return {
    question,
    items: options.map(({ text }) => text),
    item_ids: options.map(({ id }) => id),
  };
}

/** The options as new ones, for a copy of their question. */
export function copyOptions({ options }: ChoiceForm): Pick<ChoiceForm, "options"> {
  return { options: options.map((option) => ({ ...option, id: null })) };
}
