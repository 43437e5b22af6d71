import {
  exportSurveyResults,
  listCourseSurveyTexts,
  pathOf,
  readSurveyQuestion,
  readSurveyResults,
  type SurveyExportFormat,
} from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** @param groupId null for all groups */
export function surveyResultsQuery(courseId: number, groupId: number | null) {
  return queryOptions({
    queryKey: ["survey-results", courseId, groupId],
    queryFn: ({ signal }) =>
      call(readSurveyResults, {
        params: { courseId },
        query: groupId === null ? {} : { group: String(groupId) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** A question by group, over time and run by run. */
export function surveyQuestionQuery(courseId: number, sectionId: number) {
  return queryOptions({
    queryKey: ["survey-question", courseId, sectionId],
    queryFn: ({ signal }) => call(readSurveyQuestion, { params: { courseId, sectionId }, signal }),
    staleTime: 0,
  });
}

/** Identifies a question's texts. */
export interface TextsOf {
  courseId: number;
  sectionId: number;
  /** Null for all groups. */
  groupId: number | null;
}

/** Students' texts in answer to a question. */
export function courseSurveyTextsQuery({ courseId, sectionId, groupId }: TextsOf) {
  return infiniteQueryOptions({
    queryKey: ["survey-texts", courseId, sectionId, groupId],
    queryFn: ({ pageParam, signal }) =>
      call(listCourseSurveyTexts, {
        params: { courseId, sectionId },
        query: {
          ...(pageParam !== null && { cursor: pageParam }),
          ...(groupId !== null && { group: String(groupId) }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: 0,
  });
}

/** Download URL of the spreadsheet. */
export function exportAddress(courseId: number, format: SurveyExportFormat): string {
  return pathOf(exportSurveyResults.path, { courseId, format });
}
