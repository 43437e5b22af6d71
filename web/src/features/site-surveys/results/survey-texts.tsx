import { ANSWERS_NEEDED } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";

import { TextList } from "../../../survey-charts/text-list.tsx";
import { TooFewAnswers } from "../../../survey-charts/too-few-answers.tsx";
import { surveyTextsQuery } from "../queries/survey-queries.ts";

interface SurveyTextsProps {
  surveyId: number;
  questionId: string;
  /** How many wrote something. */
  people: number;
}

/** People's free texts, shown from five people. */
export function SurveyTexts({ surveyId, questionId, people }: SurveyTextsProps) {
  const isShown = people >= ANSWERS_NEEDED;
  const list = useInfiniteQuery({ ...surveyTextsQuery(surveyId, questionId), enabled: isShown });
  return isShown ? <TextList people={people} list={list} /> : <TooFewAnswers answers={people} />;
}
