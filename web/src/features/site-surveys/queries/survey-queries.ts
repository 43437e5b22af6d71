import {
  closeSiteSurvey,
  copySiteSurvey,
  countSurveyAudience,
  createSiteSurvey,
  deleteSiteSurvey,
  exportSiteSurvey,
  listCourses,
  listSiteSurveys,
  listSurveyTexts,
  pathOf,
  publishSiteSurvey,
  readCoursePeople,
  readSiteSurvey,
  readSiteSurveyResults,
  type SurveyAudience,
  type SurveyFields,
  updateSiteSurvey,
} from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call, callOnce } from "../../../api/index.ts";

/** Common key prefix of all queries of the site's surveys, so that a change invalidates them together. */
export const SURVEYS_KEY = ["site-surveys"] as const;

/** Surveys of the site, newest first. */
export function siteSurveysQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [...SURVEYS_KEY, "list", search],
    queryFn: ({ pageParam, signal }) =>
      call(listSiteSurveys, {
        query: { ...(search !== "" && { q: search }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** A survey with its questions. */
export function siteSurveyQuery(surveyId: number) {
  return queryOptions({
    queryKey: [...SURVEYS_KEY, "survey", surveyId],
    queryFn: ({ signal }) => call(readSiteSurvey, { params: { surveyId }, signal }),
    staleTime: 0,
  });
}

/** A survey's results, with other runs for comparison. */
export function surveyResultsQuery(surveyId: number) {
  return queryOptions({
    queryKey: [...SURVEYS_KEY, "results", surveyId],
    queryFn: ({ signal }) => call(readSiteSurveyResults, { params: { surveyId }, signal }),
    staleTime: 0,
  });
}

/** People's texts in answer to a question. */
export function surveyTextsQuery(surveyId: number, partId: string) {
  return infiniteQueryOptions({
    queryKey: [...SURVEYS_KEY, "texts", surveyId, partId],
    queryFn: ({ pageParam, signal }) =>
      call(listSurveyTexts, {
        params: { surveyId, partId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: 0,
  });
}

/** Download URL of the spreadsheet. */
export function exportAddress(surveyId: number, format: "csv" | "xlsx"): string {
  return pathOf(exportSiteSurvey.path, { surveyId, format });
}

/** Size of an audience. */
export function audienceQuery(audience: SurveyAudience) {
  return queryOptions({
    queryKey: [...SURVEYS_KEY, "audience", audience],
    queryFn: ({ signal }) => call(countSurveyAudience, { body: audience, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Every course, including drafts. */
export const coursesQuery = queryOptions({
  queryKey: [...SURVEYS_KEY, "courses"],
  queryFn: ({ signal }) => call(listCourses, { query: { ignoreStatus: "true" }, signal }),
});

/** The groups of a course. */
export function groupsQuery(courseId: number | null) {
  return queryOptions({
    queryKey: [...SURVEYS_KEY, "groups", courseId],
    queryFn: ({ signal }) =>
      call(readCoursePeople, { params: { courseId: courseId ?? 0 }, signal }),
    enabled: courseId !== null,
  });
}

export function postSurvey(fields: SurveyFields) {
  return callOnce(createSiteSurvey, { body: fields });
}

export function putSurvey(surveyId: number, fields: SurveyFields, version: number) {
  return call(updateSiteSurvey, { params: { surveyId }, body: { ...fields, version } });
}

export function postPublish(surveyId: number) {
  return call(publishSiteSurvey, { params: { surveyId } });
}

export function postClose(surveyId: number) {
  return call(closeSiteSurvey, { params: { surveyId } });
}

export function postCopy(surveyId: number) {
  return callOnce(copySiteSurvey, { params: { surveyId } });
}

export function removeSurvey(surveyId: number) {
  return call(deleteSiteSurvey, { params: { surveyId } });
}
