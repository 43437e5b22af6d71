import { isQuestionType } from "@paso/contract";

import { conflict } from "../../platform/http/api-error.ts";
import type { ContentPage, ContentSection } from "../courses/index.ts";
import type { CommittedAnswer, Standing } from "./find-standing.ts";
import { parseAnswer } from "./parse-answer.ts";
import { currentSection } from "./take-page.ts";

/** What a person asks of a section. */
export type Move = { kind: "answer"; answer: string } | { kind: "finish" };

/** What is to be written: a committed answer, a finished section, or nothing for a repeat. */
export type Decision =
  | { kind: "answer"; answer: CommittedAnswer }
  | { kind: "finish" }
  | { kind: "repeat" };

/**
 * The advance state machine: pending -> (answer) show_something -> finished for questions,
 * pending -> finished for the rest. Nothing goes backwards, the first committed answer stands, and
 * a call that was already carried out is a repeat. Throws 409 out of order and 422 on a bad answer.
 */
export function decideAdvance(
  page: ContentPage,
  standing: Standing,
  section: ContentSection,
  move: Move,
): Decision {
  const isQuestion = isQuestionType(section.content.type);
  if (!isQuestion && move.kind === "answer") parseAnswer(section.content, move.answer);
  const status = standing.steps.get(section.id)?.status ?? "pending";
  if (status === "finished") return { kind: "repeat" };
  if (status === "show_something") {
    return move.kind === "finish" ? { kind: "finish" } : { kind: "repeat" };
  }
  if (section !== currentSection(page, standing)) {
    throw conflict("out_of_order", "Finish the sections before this one first.");
  }
  if (!isQuestion) return { kind: "finish" };
  if (move.kind === "finish") throw conflict("not_answered", "Answer this question first.");
  return { kind: "answer", answer: parseAnswer(section.content, move.answer) };
}
