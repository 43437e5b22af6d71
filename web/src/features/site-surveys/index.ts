export { SurveyEditor } from "./editor/survey-editor.tsx";
export { NewSurveyButton } from "./list/new-survey-button.tsx";
export { SurveyList } from "./list/survey-list.tsx";
export { SiteSurveyResults } from "./results/site-survey-results.tsx";
export { siteSurveyQuery, surveyResultsQuery } from "./queries/survey-queries.ts";
