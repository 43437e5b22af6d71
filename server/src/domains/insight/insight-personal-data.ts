import type { PersonalData } from "../../platform/personal-data/personal-data.ts";

/** What insight keeps of people. */
export const insightPersonalData: PersonalData = {
  withheld: {
    student_results:
      "How many of the person's answers are right, counted from answers that the copy holds.",
  },
  goesWithAccount: ["student_results"],
};
