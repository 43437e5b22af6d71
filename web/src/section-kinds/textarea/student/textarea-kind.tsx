import { msg } from "@lingui/core/macro";
import { Suspense } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { ExampleAnswers } from "../../examples/student/example-answers-part.ts";
import type { SectionOf, StudentKind } from "../../player/student-kind.ts";
import type { QuestionKind } from "../../question/question-kind.ts";
import { QuestionSection } from "../../question/student/question-section.tsx";
import { OpinionField } from "../opinion-field.tsx";
import { opinionRules } from "../opinion-rules.ts";
import { renderOpinionPeers } from "./render-opinion-peers.tsx";

export const opinionQuestion: QuestionKind<SectionOf<"textarea">> = {
  ...opinionRules,
  Field: OpinionField,
  renderPeers: renderOpinionPeers,
};

const SurveyText = lazyPart(async () => (await import("../deferred/survey-text.tsx")).SurveyText);

/** A question that is answered in the student's own words. */
export const textareaKind: StudentKind<SectionOf<"textarea">> = {
  label({ workbook_only: workbookOnly, graphic_type: graphicType }) {
    if (graphicType === "survey") return msg`Question`;
    return workbookOnly ? msg`Workbook` : msg`Opinion`;
  },
  Body: (props) =>
    props.section.graphic_type === "survey" ? (
      <Suspense fallback={<Loading className="min-h-60" />}>
        <SurveyText {...props} />
      </Suspense>
    ) : (
      <QuestionSection {...props} kind={opinionQuestion} />
    ),
  preload: ExampleAnswers.preload,
};
