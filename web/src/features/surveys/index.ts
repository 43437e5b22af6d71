export { OwnSurveys } from "./own-surveys.tsx";
export { ownSurveyQuery } from "./survey-queries.ts";
export { TakeSurvey } from "./take-survey.tsx";
