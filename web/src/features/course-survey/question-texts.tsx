import { useInfiniteQuery } from "@tanstack/react-query";

import { TextList } from "../../survey-charts/text-list.tsx";
import { courseSurveyTextsQuery, type TextsOf } from "./api.ts";

interface QuestionTextsProps extends TextsOf {
  /** How many wrote something. */
  people: number;
}

/** Students' texts, without names. */
export function QuestionTexts({ people, ...of }: QuestionTextsProps) {
  const list = useInfiniteQuery(courseSurveyTextsQuery(of));
  return <TextList people={people} list={list} />;
}
