import { countWords, readSelection, writeSelection } from "@paso/contract";

import { type FieldMessage, invalid } from "../../../platform/errors/domain-error.ts";
import type { Option } from "./option.ts";

/** A committed answer: options by their stable ids, or a text. */
export type CommittedAnswer = { optionIds: number[] } | WrittenAnswer;

interface WrittenAnswer {
  text: string;
  /**
   * Whether it is private to its author's workbook. Fixed when it is committed: later changes of the
   * question do not affect it. Null if it is not an opinion.
   */
  workbookOnly: boolean | null;
}

interface Bounds {
  min: number;
  /** 0 is unlimited. */
  max: number;
}

/** Reads the index of one option. Throws `invalid` on `answer`. */
export function parseChoice(options: readonly Option[], raw: string): CommittedAnswer {
  const option = /^\d{1,4}$/.test(raw) ? options[Number(raw)] : undefined;
  if (!option) throw refuseAnswer("Choose one of the options.");
  return { optionIds: [option.id] };
}

/** Reads indexes of options, each with its marker. Throws `invalid` on `answer`. */
export function parseChoices(
  options: readonly Option[],
  { min, max }: Bounds,
  raw: string,
): CommittedAnswer {
  const indexes = readSelection(raw);
  const chosen = indexes?.map((index) => options[index]?.id);
  if (!chosen?.every((id) => id !== undefined)) throw refuseAnswer("Choose one of the options.");
  // Even without a minimum, an empty selection is not an answer.
  if (chosen.length === 0) throw refuseAnswer("Choose one of the options.");
  if (chosen.length < min) {
    throw refuseAnswer({ message: "Choose at least {min} options.", values: { min } });
  }
  if (max > 0 && chosen.length > max) {
    throw refuseAnswer({ message: "Choose at most {max} options.", values: { max } });
  }
  return { optionIds: chosen.toSorted((a, b) => a - b) };
}

/** Reads a text within limits of words. Throws `invalid` on `answer`. */
export function parseText({ min, max }: Bounds, raw: string): string {
  const text = raw.trim();
  const words = countWords(text);
  if (words === 0) throw refuseAnswer("Write an answer.");
  if (words < min) {
    throw refuseAnswer({ message: "Write at least {min} words.", values: { min } });
  }
  if (max > 0 && words > max) {
    throw refuseAnswer({ message: "Write at most {max} words.", values: { max } });
  }
  return text;
}

/** The index of the chosen option; empty if it is gone. */
export function presentChoice(options: readonly Option[], answer: CommittedAnswer): string {
  return String(chosenIndexes(options, answer)[0] ?? "");
}

/** Indexes of the chosen options, each with its marker. */
export function presentChoices(options: readonly Option[], answer: CommittedAnswer): string {
  return writeSelection(chosenIndexes(options, answer));
}

function chosenIndexes(options: readonly Option[], answer: CommittedAnswer): number[] {
  const chosen = "optionIds" in answer ? answer.optionIds : [];
  return options.flatMap(({ id }, index) => (chosen.includes(id) ? [index] : []));
}

/** The refusal of an answer that does not fit its question. */
export function refuseAnswer(message: FieldMessage) {
  return invalid({ answer: [message] });
}
