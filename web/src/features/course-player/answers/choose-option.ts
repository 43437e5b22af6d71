import { type StudentSection, readSelection, writeSelection } from "@paso/contract";

import { isMultipleChoice } from "./section-options.ts";

/** An answer as it travels, and whether the last choice was refused for being one too many. */
export interface Choice {
  answer: string;
  refused: boolean;
}

/** Indexes of the options an answer to a choice question names. */
export function chosenOptions(section: StudentSection, answer: string): number[] {
  if (isMultipleChoice(section)) return readSelection(answer) ?? [];
  return /^\d{1,4}$/.test(answer) ? [Number(answer)] : [];
}

/**
 * Chooses an option, or takes it back where several may be chosen.
 * More than the section's `max` is refused: the answer stays as it was.
 */
export function chooseOption(section: StudentSection, answer: string, index: number): Choice {
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
