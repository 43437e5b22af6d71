import { type ReactNode, Suspense } from "react";

import { Loading } from "../../../ui/student/loading.tsx";
import { ExampleAnswers } from "../../examples/student/example-answers-part.ts";
import type { Advance } from "../../player/advance.ts";
import type { Peers } from "../../player/player.ts";
import type { SectionOf } from "../../player/student-kind.ts";

/** Course mates' opinions on a question. */
export function renderOpinionPeers(
  section: SectionOf<"textarea">,
  _: Advance,
  { chart, Opinions }: Peers,
): ReactNode {
  const { question_id: questionId, examples } = section;
  return (
    <Suspense fallback={<Loading />}>
      <Opinions
        questionId={questionId}
        workbookOnly={section.workbook_only}
        examples={examples && <ExampleAnswers examples={examples} isPreview={chart !== null} />}
      />
    </Suspense>
  );
}
