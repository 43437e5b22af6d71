import { msg } from "@lingui/core/macro";

import { ExampleAnswers } from "../../examples/student/example-answers-part.ts";
import type { SectionOf, StudentKind } from "../../player/student-kind.ts";
import type { QuestionKind } from "../../question/question-kind.ts";
import { QuestionSection } from "../../question/student/question-section.tsx";
import { SurveyBody } from "../../survey/survey-body.tsx";
import { OpinionField } from "../opinion-field.tsx";
import { opinionRules } from "../opinion-rules.ts";
import { renderOpinionPeers } from "./render-opinion-peers.tsx";

export const opinionQuestion: QuestionKind<SectionOf<"textarea">> = {
  ...opinionRules,
  Field: OpinionField,
  renderPeers: renderOpinionPeers,
};

/** A question that is answered in the student's own words. */
export const textareaKind: StudentKind<SectionOf<"textarea">> = {
  label: ({ workbook_only: workbookOnly }) => (workbookOnly ? msg`Workbook` : msg`Opinion`),
  Body: (props) =>
    props.section.graphic_type === "survey" ? (
      <SurveyBody {...props} />
    ) : (
      <QuestionSection {...props} kind={opinionQuestion} />
    ),
  preload: ExampleAnswers.preload,
};
