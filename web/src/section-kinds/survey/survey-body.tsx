import { Suspense } from "react";

import { lazyPart } from "../../loading/lazy-part.tsx";
import { Loading } from "../../ui/student/loading.tsx";
import type { SectionBodyProps, SectionOf } from "../player/student-kind.ts";
import type { PollSection } from "../poll/poll-section.ts";

const SurveyQuestion = lazyPart(
  async () => (await import("./deferred/survey-question.tsx")).SurveyQuestion,
);

/** A question of a course's survey, whatever its kind. */
export function SurveyBody(props: SectionBodyProps<PollSection | SectionOf<"textarea">>) {
  return (
    <Suspense fallback={<Loading className="min-h-80" />}>
      <SurveyQuestion {...props} />
    </Suspense>
  );
}
