import type { PersonalData } from "../../../platform/personal-data/personal-data.ts";
import { answersPart } from "./answers-part.ts";
import { interventionsPart } from "./interventions-part.ts";
import { progressParts } from "./progress-parts.ts";

/** Personal data in learning. Choices remain counted in the tallies, which identify no one. */
export const learningPersonalData: PersonalData = {
  parts: [...progressParts, answersPart, interventionsPart],
  goesWithAccount: [
    "progress",
    "page_finishes",
    "answers",
    "notes",
    "playbacks",
    "interventions",
    "page_openings",
  ],
};
