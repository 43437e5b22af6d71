import type { PersonalData } from "../../../platform/personal-data/personal-data.ts";
import { answersPart } from "./answers-part.ts";
import { interventionsPart } from "./interventions-part.ts";
import { progressParts } from "./progress-parts.ts";

/** What learning keeps of people. Their choices stay counted in the tallies, which name nobody. */
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
