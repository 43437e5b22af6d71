import { msg } from "@lingui/core/macro";
import { Suspense } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import type { SectionOf, StudentKind } from "../../player/student-kind.ts";

const FinalQuizSection = lazyPart(
  async () => (await import("../deferred/final-quiz-section.tsx")).FinalQuizSection,
);

export const finalQuizResumeKind: StudentKind<SectionOf<"final_quiz_resume">> = {
  label: () => msg`Final Quiz Resume`,
  Body: (props) => (
    <Suspense fallback={<Loading className="min-h-40" />}>
      <FinalQuizSection {...props} />
    </Suspense>
  ),
  preload: FinalQuizSection.preload,
  summary: ({ id }, { quizSummary }) => quizSummary(id),
};
