export { surveyResultsQuery } from "./api.ts";
export { CourseSurveyResults } from "./course-survey-results.tsx";
