import {
  exportSurveyResults,
  pathOf,
  readSurveyQuestion,
  readSurveyResults,
  type SurveyExportFormat,
} from "@paso/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** @param groupId null for everybody */
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

/** Where the spreadsheet is downloaded. */
export function exportAddress(courseId: number, format: SurveyExportFormat): string {
  return pathOf(exportSurveyResults.path, { courseId, format });
}
