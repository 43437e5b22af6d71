import { msg } from "@lingui/core/macro";

import { choiceKind } from "../../choice/choice-kind.ts";
import type { StudentKind } from "../../player/student-kind.ts";
import { QuestionSection } from "../../question/student/question-section.tsx";
import type { ValidatedSection } from "../validated-section.ts";
import { Verdict } from "./verdict.tsx";

/** How such a question is answered, in whatever context. */
export const validatedQuestion = { ...choiceKind, Verdict };

/** A question with an answer key, with one choice or several. */
export const validatedKind: StudentKind<ValidatedSection> = {
  label: ({ final_quiz: counts }) =>
    counts ? msg`Question · counts for the final quiz` : msg`Question`,
  Body: (props) => <QuestionSection {...props} kind={validatedQuestion} />,
};
