import {
  type AdvanceResult,
  type StudentSection,
  answerQuestion,
  finishSection,
} from "@paso/contract";

import { call } from "../../api/index.ts";
import { finalQuizQuery } from "../../section-kinds/player/final-quiz-query.ts";
import { pageQuery } from "./page-query.ts";
import type { PlayerSource } from "./player-source.ts";

/** The player of a student's own page. */
export function studentSource(
  pageId: number,
  userId: number,
  Opinions: PlayerSource["peers"]["Opinions"],
  Finish: PlayerSource["Finish"],
): PlayerSource {
  return {
    page: pageQuery(pageId),
    advance: (section, answer, round) => postAdvance(pageId, section, answer, round),
    quizSummary: finalQuizQuery,
    address: (path) => path,
    userId,
    peers: { pageId, chart: null, Opinions },
    Finish,
  };
}

function postAdvance(
  pageId: number,
  section: StudentSection,
  answer: string,
  round?: 2,
): Promise<AdvanceResult> {
  const params = { pageId, sectionId: section.id };
  const answers = section.type === "question" && section.status === "pending";
  return answers || round
    ? call(answerQuestion, {
        params,
        body: { answer, round, workbook_only: section.workbook_only || undefined },
        // Stable across retries: without it, a retry would advance past the result.
        headers: { "idempotency-key": `answer-${section.id}-${round ?? 1}` },
      })
    : call(finishSection, { params });
}
