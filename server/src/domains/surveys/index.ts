/** What other domains may use of surveys. */
export { isAsked } from "./audience/is-asked.ts";
export { surveyAnnounced } from "./messages/surveys-events.ts";
export { surveysPersonalData } from "./surveys-personal-data.ts";
