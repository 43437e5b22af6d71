import { countWords, readSelection } from "@paso/contract";

import type { Option, SectionContent } from "../../../database/tables/index.ts";
import { type FieldMessage, invalid } from "../../../platform/errors/domain-error.ts";
import type { CommittedAnswer } from "./find-page-progress.ts";

/**
 * Parses an answer from the wire and checks it against its question's rules. Option indexes become
 * the options' lasting ids. Throws `invalid` on `answer`.
 */
export function parseAnswer(content: Readonly<SectionContent>, raw: string): CommittedAnswer {
  switch (content.type) {
    case "radio":
    case "radio-validated":
      return { optionIds: [readChoice(content.options, raw)] };
    case "select-multiple":
    case "select-multiple-validated":
      return { optionIds: readChoices(content.options, content, raw) };
    case "textarea":
      return { text: readText(content, raw) };
    default:
      throw refuse("This section takes no answer.");
  }
}

/** Whether a question takes one option. */
export function isSingleChoice({ type }: Readonly<SectionContent>): boolean {
  return type === "radio" || type === "radio-validated";
}

interface Bounds {
  min: number;
  /** 0 is no bound. */
  max: number;
}

function readChoice(options: readonly Option[], raw: string): number {
  const option = /^\d{1,4}$/.test(raw) ? options[Number(raw)] : undefined;
  if (!option) throw refuse("Choose one of the options.");
  return option.id;
}

function readChoices(options: readonly Option[], bounds: Bounds, raw: string): number[] {
  const indexes = readSelection(raw);
  const chosen = indexes?.map((index) => options[index]?.id);
  if (!chosen?.every((id) => id !== undefined)) throw refuse("Choose one of the options.");
  // Without a minimum the page still asks for a choice: an empty selection is no answer.
  if (chosen.length === 0) throw refuse("Choose one of the options.");
  if (chosen.length < bounds.min) {
    throw refuse({ message: "Choose at least {min} options.", values: { min: bounds.min } });
  }
  if (bounds.max > 0 && chosen.length > bounds.max) {
    throw refuse({ message: "Choose at most {max} options.", values: { max: bounds.max } });
  }
  return chosen.toSorted((a, b) => a - b);
}

function readText(bounds: Bounds, raw: string): string {
  const text = raw.trim();
  const words = countWords(text);
  if (words === 0) throw refuse("Write an answer.");
  if (words < bounds.min) {
    throw refuse({ message: "Write at least {min} words.", values: { min: bounds.min } });
  }
  if (bounds.max > 0 && words > bounds.max) {
    throw refuse({ message: "Write at most {max} words.", values: { max: bounds.max } });
  }
  return text;
}

function refuse(message: FieldMessage) {
  return invalid({ answer: [message] });
}
