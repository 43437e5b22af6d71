/** What other domains may use of recall. */
export { recallPersonalData } from "./recall-personal-data.ts";
export { recallDue } from "./recalls/recall-events.ts";
