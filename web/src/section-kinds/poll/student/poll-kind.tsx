import { msg } from "@lingui/core/macro";
import { Suspense } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { choiceKind } from "../../choice/choice-kind.ts";
import type { StudentKind } from "../../player/student-kind.ts";
import type { QuestionKind } from "../../question/question-kind.ts";
import { QuestionSection } from "../../question/student/question-section.tsx";
import type { PollSection } from "../poll-section.ts";
import { preloadPollPeers, renderPollPeers } from "./render-poll-peers.tsx";

const question: QuestionKind<PollSection> = {
  ...choiceKind,
  renderPeers: renderPollPeers,
  hasChart: true,
};

const SurveyQuestion = lazyPart(
  async () => (await import("../deferred/survey-question.tsx")).SurveyQuestion,
);

/** A poll, with one choice or several. */
export const pollKind: StudentKind<PollSection> = {
  label: () => msg`Question`,
  Body: (props) =>
    props.section.graphic_type === "survey" ? (
      <Suspense fallback={<Loading className="min-h-80" />}>
        <SurveyQuestion {...props} />
      </Suspense>
    ) : (
      <QuestionSection {...props} kind={question} />
    ),
  preload: preloadPollPeers,
};
