import type { RecallQuestion } from "@paso/contract";

import type { recallQuestions } from "../../../database/tables/index.ts";
import type { ContentSection } from "../../courses/index.ts";
import { presentStudentSection } from "../../learning/index.ts";

/** A recalled question; contains its answer key only once it is answered again. */
export function presentRecallQuestion(
  section: ContentSection,
  { optionIds, isRight, wasRight }: typeof recallQuestions.$inferSelect,
): RecallQuestion {
  const step = optionIds && { status: "show_something" as const, answer: { optionIds } };
  return {
    // Open even if its module is closed: nothing in the course depends on it.
    section: presentStudentSection(section, step ?? undefined, false),
    right: isRight,
    was_right: optionIds && wasRight,
  };
}
