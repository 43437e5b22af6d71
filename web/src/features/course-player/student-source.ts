import {
  type AdvanceResult,
  type StudentSection,
  answerQuestion,
  finishSection,
} from "@paso/contract";

import { call } from "../../api/index.ts";
import { finalQuizQuery, pageQuery } from "./api.ts";
import type { PlayerSource } from "./player-source.ts";

/** The player of a student's own page. */
export function studentSource(pageId: number, userId: number): PlayerSource {
  return {
    page: pageQuery(pageId),
    advance: (section, answer) => postAdvance(pageId, section, answer),
    quizSummary: finalQuizQuery,
    address: (path) => path,
    userId,
  };
}

/** Commits an answer where a pending question is given one, else finishes the section. */
function postAdvance(
  pageId: number,
  section: StudentSection,
  answer: string,
): Promise<AdvanceResult> {
  const params = { pageId, sectionId: section.id };
  const answers = section.type === "question" && section.status === "pending";
  return answers
    ? call(answerQuestion, { params, body: { answer } })
    : call(finishSection, { params });
}
