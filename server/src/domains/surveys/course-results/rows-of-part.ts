import {
  ANSWERS_NEEDED,
  type Locale,
  type Message,
  type QuestionFigures,
  translateMessage,
} from "@paso/contract";

import type { Cell } from "../../../platform/spreadsheet/table.ts";

/** A part of a question's answers: all, a group's, a period's or a run's. */
export interface ResultPart {
  part: Extract<Message, "Everybody" | "Group" | "Period" | "Run">;
  /** Empty for all. */
  name: string;
  answers: number;
  /** Omitted if unknown, as for a period. */
  reached?: number;
  response_rate?: number | null;
  /** Null if withheld. */
  figures: QuestionFigures | null;
}

/** Columns about the question. */
interface PartQuestion {
  question: string;
  /** `text` for free texts; those with options need not say so. */
  kind?: "choice" | "text";
  options: readonly { text: string }[];
  removed?: boolean;
}

/** An answer, and by how many people. */
interface Answered {
  answer: string;
  people: number;
}

/**
 * Rows of a spreadsheet: one per option, or a single one if figures are withheld and for free texts,
 * whose rows {@link rowsOfAnswers} writes.
 */
export function rowsOfPart(
  number: number,
  question: PartQuestion,
  part: ResultPart,
  locale: Locale,
): Cell[][] {
  const { answers, figures } = part;
  if (figures === null) {
    const reason: Message =
      answers < ANSWERS_NEEDED ? "Fewer than five answers." : "Kept back to protect a few others.";
    return [rowWithoutAnswer(number, question, part, locale, reason)];
  }
  if (question.kind === "text") return [rowWithoutAnswer(number, question, part, locale)];
  const chosen = question.options.map(({ text }, index): Answered => {
    return { answer: text, people: figures.counts[index] ?? 0 };
  });
  if (figures.removed > 0) {
    const answer = translateMessage("Options removed since", locale);
    chosen.push({ answer, people: figures.removed });
  }
  return rowsOfAnswers(number, question, part, chosen, locale);
}

/** One row for each option or text, with the part's figures. */
export function rowsOfAnswers(
  number: number,
  question: PartQuestion,
  part: ResultPart,
  answered: readonly Answered[],
  locale: Locale,
): Cell[][] {
  const { answers, figures } = part;
  return answered.map(({ answer, people }) => [
    ...whoseAnswers(number, question, part, locale),
    answer,
    people,
    round(people / answers),
    figures?.mean ?? null,
    figures?.median ?? null,
    figures?.net_promoter_score ?? null,
    question.removed ? translateMessage("The question was removed.", locale) : null,
  ]);
}

function rowWithoutAnswer(
  number: number,
  question: PartQuestion,
  part: ResultPart,
  locale: Locale,
  note?: Message,
): Cell[] {
  const said = note ?? (question.removed ? ("The question was removed." as const) : null);
  const empty = [null, null, null, null, null, null];
  const words = said && translateMessage(said, locale);
  return [...whoseAnswers(number, question, part, locale), ...empty, words];
}

function whoseAnswers(
  number: number,
  { question }: PartQuestion,
  { part, name, answers, reached, response_rate: rate }: ResultPart,
  locale: Locale,
): Cell[] {
  return [
    number,
    question,
    translateMessage(part, locale),
    name,
    answers,
    reached ?? null,
    rate == null ? null : round(rate),
  ];
}

/** Shares to a tenth of a percent. */
function round(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}
