import { readSelection, writeSelection } from "@paso/contract";

import { type ChoiceSection, isMultipleChoice } from "./section-options.ts";

/** An answer in wire format, and whether the last choice was refused as one too many. */
export interface Choice {
  answer: string;
  refused: boolean;
}

/** Indexes of the options in an answer to a choice question. */
export function chosenOptions(section: ChoiceSection, answer: string): number[] {
  const single = /^\d{1,4}$/.test(answer) ? [Number(answer)] : [];
  const named = isMultipleChoice(section) ? (readSelection(answer) ?? []) : single;
  return named.filter((index) => section.content[index] !== undefined);
}

/** An unsent answer without options that have since been removed. */
export function withoutGone(section: ChoiceSection, answer: string): string {
  const chosen = chosenOptions(section, answer);
  return isMultipleChoice(section) ? writeSelection(chosen) : chosen.join("");
}

/**
 * Chooses an option, or deselects it if several may be chosen. More than the section's `max` is refused: the
 * answer stays as it was.
 */
export function chooseOption(section: ChoiceSection, answer: string, index: number): Choice {
  if (!isMultipleChoice(section)) return { answer: String(index), refused: false };
  const chosen = chosenOptions(section, answer);
  if (chosen.includes(index)) {
    return { answer: writeSelection(chosen.filter((other) => other !== index)), refused: false };
  }
  if (section.max && chosen.length >= section.max) return { answer, refused: true };
  return {
    answer: writeSelection([...chosen, index].toSorted((a, b) => a - b)),
    refused: false,
  };
}
