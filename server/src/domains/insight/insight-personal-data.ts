import type { PersonalData } from "../../platform/personal-data/personal-data.ts";

/** What insight keeps of people. */
export const insightPersonalData: PersonalData = {
  withheld: {
    student_results:
      "How many of the person's answers are right, counted from answers that the copy holds.",
    presentations: "What staff presented to a class last; it is forgotten a day after its end.",
    presentation_people:
      "In which class the person's phone was; it is forgotten with that presentation, and what was answered there is among the answers.",
  },
  goesWithAccount: ["student_results", "presentations", "presentation_people"],
};
