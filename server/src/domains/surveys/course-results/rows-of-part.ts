import {
  ANSWERS_NEEDED,
  type Locale,
  type Message,
  type QuestionFigures,
  translateMessage,
} from "@paso/contract";

import type { Cell } from "../../../platform/spreadsheet/table.ts";

/** Some of the answers to a question: everybody's, a group's, a period's or a run's. */
export interface ResultPart {
  part: Extract<Message, "Everybody" | "Group" | "Period" | "Run">;
  /** Empty for everybody. */
  name: string;
  answers: number;
  /** Left out where it is not known, as of a period. */
  reached?: number;
  response_rate?: number | null;
  /** Null where they are kept back. */
  figures: QuestionFigures | null;
}

/** What rows say of the question. */
interface PartQuestion {
  question: string;
  options: readonly { text: string }[];
  removed?: boolean;
}

/** Rows of a spreadsheet: one for each option, or a single one where figures are kept back. */
export function rowsOfPart(
  number: number,
  question: PartQuestion,
  { part, name, answers, reached, response_rate: rate, figures }: ResultPart,
  locale: Locale,
): Cell[][] {
  const t = (message: Message) => translateMessage(message, locale);
  const note = question.removed ? t("The question was removed.") : null;
  const whose: Cell[] = [
    number,
    question.question,
    t(part),
    name,
    answers,
    reached ?? null,
    rate == null ? null : round(rate),
  ];
  if (figures === null) {
    const reason: Message =
      answers < ANSWERS_NEEDED ? "Fewer than five answers." : "Kept back to protect a few others.";
    return [[...whose, null, null, null, null, null, null, t(reason)]];
  }
  const row = (option: string, people: number): Cell[] => [
    ...whose,
    option,
    people,
    round(people / answers),
    figures.mean,
    figures.median,
    figures.net_promoter_score,
    note,
  ];
  return [
    ...question.options.map(({ text }, index) => row(text, figures.counts[index] ?? 0)),
    ...(figures.removed > 0 ? [row(t("Options removed since"), figures.removed)] : []),
  ];
}

/** Shares to a tenth of a percent. */
function round(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}
