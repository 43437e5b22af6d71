import {
  type CommittedAnswer,
  parseChoice,
  parseChoices,
  presentChoice,
  presentChoices,
} from "./answer.ts";
import type { Option } from "./option.ts";

/** Content common to all choice questions. */
interface ChoiceContent {
  question: string;
  options: readonly Option[];
}

/** Numbers of selected options; a `max` of 0 is unlimited. */
export interface SelectionBounds {
  min: number;
  max: number;
}

/** Answering by choosing one option. */
export const singleChoice = {
  question: ({ question }: ChoiceContent) => question,
  parse: ({ options }: ChoiceContent, raw: string) => parseChoice(options, raw),
  present: ({ options }: ChoiceContent, answer: CommittedAnswer) => presentChoice(options, answer),
  choice: ({ options }: ChoiceContent) => ({ options, isSingle: true }),
};

/** Answering by choosing several options. */
export const multipleChoice = {
  question: ({ question }: ChoiceContent) => question,
  parse: (content: ChoiceContent & SelectionBounds, raw: string) =>
    parseChoices(content.options, content, raw),
  present: ({ options }: ChoiceContent, answer: CommittedAnswer) => presentChoices(options, answer),
  choice: ({ options }: ChoiceContent) => ({ options, isSingle: false }),
};
