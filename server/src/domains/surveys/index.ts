/** What other domains may use of surveys. */
export { openSurvey } from "./audience/open-survey.ts";
export { surveyAnnounced } from "./messages/surveys-events.ts";
export { surveysView } from "./sql-views.ts";
export { surveysPersonalData } from "./surveys-personal-data.ts";
