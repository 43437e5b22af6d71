import { msg } from "@lingui/core/macro";

import { choiceKind } from "../../choice/choice-kind.ts";
import type { StudentKind } from "../../player/student-kind.ts";
import type { QuestionKind } from "../../question/question-kind.ts";
import { QuestionSection } from "../../question/student/question-section.tsx";
import { SurveyBody } from "../../survey/survey-body.tsx";
import type { PollSection } from "../poll-section.ts";
import { preloadPollPeers, renderPollPeers } from "./render-poll-peers.tsx";

const question: QuestionKind<PollSection> = {
  ...choiceKind,
  renderPeers: renderPollPeers,
  hasChart: true,
};

/** A poll, with one choice or several. */
export const pollKind: StudentKind<PollSection> = {
  label: () => msg`Question`,
  Body: (props) =>
    props.section.graphic_type === "survey" ? (
      <SurveyBody {...props} />
    ) : (
      <QuestionSection {...props} kind={question} />
    ),
  preload: preloadPollPeers,
};
