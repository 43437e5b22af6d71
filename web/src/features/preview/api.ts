import {
  type AdvanceResult,
  type GraphicType,
  type StudentSection,
  previewAdvance,
  previewGraphic,
  previewOpinions,
  previewPage,
  previewQuizSummary,
} from "@paso/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";
import { keepSteps, readSteps } from "./preview-steps.ts";

/** A page as a student would see it after the steps of this preview. */
export function previewPageQuery(pageId: number) {
  return queryOptions({
    queryKey: ["preview-page", pageId],
    queryFn: ({ signal }) =>
      call(previewPage, { params: { pageId }, body: { steps: readSteps(pageId) }, signal }),
    // The page may have just been saved.
    gcTime: 0,
  });
}

/** Takes a step of the preview; only this browser tab remembers it. */
export async function takePreviewStep(
  pageId: number,
  section: StudentSection,
  answer: string,
  round?: 2,
): Promise<AdvanceResult> {
  const answers = section.type === "question" && section.status === "pending";
  const { steps, ...result } = await call(previewAdvance, {
    params: { pageId, sectionId: section.id },
    body: { steps: readSteps(pageId), answer: answers || round ? answer : null, round },
  });
  keepSteps(pageId, steps);
  return result;
}

/** The final quiz summary after the steps of this preview. */
export function previewQuizQuery(pageId: number, sectionId: number) {
  return queryOptions({
    queryKey: ["preview-quiz", sectionId],
    queryFn: ({ signal }) =>
      call(previewQuizSummary, {
        params: { sectionId },
        body: { steps: readSteps(pageId) },
        signal,
      }),
    gcTime: 0,
  });
}

/** A mock class's answers to a question, as the viewer may see them. */
export function previewGraphicQuery(
  questionId: number,
  graphicType: GraphicType,
  { answer, first_answer: firstAnswer, status }: StudentSection,
) {
  const query = {
    ...(answer !== null && { answer }),
    ...(firstAnswer !== null && { first_answer: firstAnswer }),
    ...(status === "finished" && { finished: "true" as const }),
  };
  return queryOptions({
    queryKey: ["preview-graphic", questionId, graphicType, JSON.stringify(query)],
    queryFn: ({ signal }) =>
      call(previewGraphic, { params: { questionId, graphicType }, query, signal }),
  });
}

/** Opinions of a mock class. */
export function previewOpinionsQuery(questionId: number) {
  return infiniteQueryOptions({
    queryKey: ["preview-opinions", questionId],
    queryFn: ({ signal }) => call(previewOpinions, { params: { questionId }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
  });
}
