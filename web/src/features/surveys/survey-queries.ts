import { listOwnSurveys, readOwnSurvey, submitSurvey, type SurveyAnswers } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Open surveys that the viewer has not answered. */
export const ownSurveysQuery = queryOptions({
  queryKey: ["surveys"],
  queryFn: ({ signal }) => call(listOwnSurveys, { signal }),
});

/** A survey addressed to the viewer. */
export function ownSurveyQuery(surveyId: number) {
  return queryOptions({
    queryKey: ["survey-taken", surveyId],
    queryFn: ({ signal }) => call(readOwnSurvey, { params: { surveyId }, signal }),
    retry: false,
  });
}

export function postAnswers(surveyId: number, answers: SurveyAnswers) {
  return call(submitSurvey, { params: { surveyId }, body: { answers } });
}
