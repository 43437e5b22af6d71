import { msg } from "@lingui/core/macro";

import { ExampleAnswers } from "../../examples/student/example-answers-part.ts";
import type { SectionOf, StudentKind } from "../../player/student-kind.ts";
import type { QuestionKind } from "../../question/question-kind.ts";
import { QuestionSection } from "../../question/student/question-section.tsx";
import { findTextGap } from "../find-text-gap.ts";
import { OpinionField } from "./opinion-field.tsx";
import { renderOpinionPeers } from "./render-opinion-peers.tsx";
import { textGapText } from "./text-gap-text.ts";

export const opinionQuestion: QuestionKind<SectionOf<"textarea">> = {
  Field: OpinionField,
  clean: (_, answer) => answer,
  gapText(section, answer) {
    const gap = findTextGap(section, answer);
    return gap && textGapText(gap);
  },
  inWords: (_, answer) => answer,
  renderPeers: renderOpinionPeers,
};

/** A question that is answered in the student's own words. */
export const textareaKind: StudentKind<SectionOf<"textarea">> = {
  label: ({ workbook_only: workbookOnly }) => (workbookOnly ? msg`Workbook` : msg`Opinion`),
  Body: (props) => <QuestionSection {...props} kind={opinionQuestion} />,
  preload: ExampleAnswers.preload,
};
