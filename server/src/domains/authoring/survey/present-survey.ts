import { choiceOf, surveyDraftOfContent } from "../../courses/index.ts";
import type { AuthoredPage } from "../sections/read-page.ts";
import { countSurveyAnswers } from "./find-survey.ts";

/** A survey for its editor and for the response to a stale update. */
export function presentSurvey(survey: AuthoredPage) {
  return {
    page_id: survey.page.id,
    version: survey.version,
    answers: countSurveyAnswers(survey),
    sections: survey.sections.map(({ id, content }) => {
      const { radio, textarea } = surveyDraftOfContent(content);
      const options = choiceOf(content)?.options ?? [];
      return {
        id,
        ...(radio && { radio: { ...radio, item_ids: options.map((option) => option.id) } }),
        ...(textarea && { textarea }),
      };
    }),
  };
}
