import { conflict } from "../../../platform/errors/domain-error.ts";
import {
  type CommittedAnswer,
  type ContentPage,
  type ContentSection,
  isQuestion,
  pollOf,
} from "../../courses/index.ts";
import type { PageProgress } from "./find-page-progress.ts";
import { keepPromise, parseAnswer } from "./parse-answer.ts";
import { currentSection } from "./progression.ts";

/** What a person does with a section. */
export type Move =
  | {
      kind: "answer";
      answer: string;
      round?: 1 | 2 | undefined;
      /** Whether the page said that an opinion stays in the workbook. */
      workbook_only?: boolean | undefined;
      /** Whether the call carries an `Idempotency-Key`, as those of our own pages do. */
      hasKey: boolean;
    }
  | { kind: "finish" };

/** What to write: an answer, a second one, a finished section, or nothing for a repeat. */
export type Decision =
  | { kind: "answer"; answer: CommittedAnswer }
  | { kind: "revise"; first: CommittedAnswer; answer: CommittedAnswer }
  | { kind: "finish" }
  | { kind: "repeat" };

/**
 * The state machine of advancing: pending -> (answer) show_something -> finished for questions,
 * pending -> finished for the rest. There is no way back, the first committed answer of each round is
 * final, and a call already carried out is a repeat; a second answer is marked as such. A client that
 * knows only the specification, which has neither keys nor rounds, repeats the answer to go on. Throws
 * `conflict` for a move out of order and `invalid` on a bad answer.
 */
export function decideAdvance(
  page: ContentPage,
  pageProgress: PageProgress,
  section: ContentSection,
  move: Move,
): Decision {
  const isAnswered = isQuestion(section.content);
  if (!isAnswered && move.kind === "answer") parseAnswer(section.content, move.answer);
  const secondRound = move.kind === "answer" && move.round === 2;
  if (secondRound && !pollOf(section.content)?.twoRounds) {
    throw conflict("one_round", "This question is answered once.");
  }
  const step = pageProgress.steps.get(section.id);
  if (step?.status === "finished") return { kind: "repeat" };
  if (step?.status === "show_something") {
    if (move.kind === "finish" || (!move.hasKey && move.round === undefined)) {
      return { kind: "finish" };
    }
    if (!secondRound || step.firstAnswer || !step.answer) return { kind: "repeat" };
    const answer = parseAnswer(section.content, move.answer);
    return { kind: "revise", first: step.answer, answer };
  }
  if (section !== currentSection(page, pageProgress)) {
    throw conflict("out_of_order", "Finish the sections before this one first.");
  }
  if (!isAnswered) return { kind: "finish" };
  if (move.kind === "finish" || secondRound)
    throw conflict("not_answered", "Answer this question first.");
  const answer = parseAnswer(section.content, move.answer);
  return { kind: "answer", answer: keepPromise(answer, move.workbook_only) };
}
