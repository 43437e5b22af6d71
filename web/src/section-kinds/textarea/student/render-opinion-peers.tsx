import type { StudentSection } from "@paso/contract";
import { type ReactNode, Suspense } from "react";

import { Loading } from "../../../ui/student/loading.tsx";
import { ExampleAnswers } from "../../examples/student/example-answers-part.ts";
import type { Peers } from "../../player/player.ts";

/** What course mates wrote on a question. */
export function renderOpinionPeers(section: StudentSection, { chart, Opinions }: Peers): ReactNode {
  const { question_id: questionId, examples } = section;
  if (questionId === null) return null;
  return (
    <Suspense fallback={<Loading />}>
      <Opinions
        questionId={questionId}
        workbookOnly={section.workbook_only === true}
        examples={examples && <ExampleAnswers examples={examples} isPreview={chart !== null} />}
      />
    </Suspense>
  );
}
