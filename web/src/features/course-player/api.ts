import {
  type AdvanceResult,
  type PageData,
  type StudentSection,
  answerQuestion,
  finalQuizResume,
  finishSection,
  openPage,
} from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";
import type { PlayerSource } from "./player-source.ts";

/** A page with the sections its student has reached. */
export function pageQuery(pageId: number) {
  return queryOptions({
    queryKey: ["page", pageId],
    queryFn: ({ signal }): Promise<PageData> => call(openPage, { params: { pageId }, signal }),
  });
}

/** The viewer's results in the final quiz that a summary section sums up. */
export function finalQuizQuery(sectionId: number) {
  return queryOptions({
    queryKey: ["final-quiz", sectionId],
    queryFn: ({ signal }) => call(finalQuizResume, { params: { sectionId }, signal }),
  });
}

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
