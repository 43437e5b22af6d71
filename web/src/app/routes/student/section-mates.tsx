import type { StudentSection } from "@paso/contract";
import { type ComponentProps, type ReactNode, Suspense } from "react";

import { chosenOptions } from "../../../features/course-player/answers/choose-option.ts";
import { sectionOptions } from "../../../features/course-player/answers/section-options.ts";
import { Loading } from "../../../ui/student/loading.tsx";
import { lazyPart } from "../../lazy-part.ts";

const AnswerChart = lazyPart(
  async () => (await import("../../../features/charts/answer-chart.tsx")).AnswerChart,
);
const OpinionList = lazyPart(
  async () => (await import("../../../features/opinions/opinion-list.tsx")).OpinionList,
);

/** Fetches the code of charts and opinions, so that an answer's result need not wait for it. */
export function loadMates(): Promise<unknown> {
  return Promise.all([AnswerChart.preload(), OpinionList.preload()]);
}

interface Queries {
  /** Where a chart's figures come from; the viewer's course mates unless given. */
  chart?: (questionId: number, answer: string) => ComponentProps<typeof AnswerChart>["query"];
  /** Where opinions come from. */
  opinions?: (questionId: number) => ComponentProps<typeof OpinionList>["query"];
}

/** What course mates answered, once its code is there; null where nothing is to be shown. */
export function renderMates(section: StudentSection, queries: Queries = {}): ReactNode {
  const mates = matesOf(section, queries);
  return mates && <Suspense fallback={<Loading />}>{mates}</Suspense>;
}

/** What course mates answered, as the question has it; null for surveys, the key and the workbook. */
function matesOf(section: StudentSection, { chart, opinions }: Queries): ReactNode {
  const { question_id: questionId, graphic_type: type } = section;
  const answer = section.answer ?? "";
  if (questionId === null) return null;
  if (type === "bar" || type === "pie") {
    const query = chart?.(questionId, answer);
    return (
      <AnswerChart
        questionId={questionId}
        type={type}
        options={sectionOptions(section)}
        chosen={chosenOptions(section, answer)}
        {...(query && { query })}
      />
    );
  }
  if (type !== "opinions" || section.workbook_only) return null;
  const query = opinions?.(questionId);
  return <OpinionList questionId={questionId} {...(query && { query })} />;
}
