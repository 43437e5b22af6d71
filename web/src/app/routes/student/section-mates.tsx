import type { StudentSection } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { type ComponentProps, type ReactNode, Suspense } from "react";

import { chosenOptions } from "../../../features/course-player/answers/choose-option.ts";
import { sectionOptions } from "../../../features/course-player/answers/section-options.ts";
import { pageQuery } from "../../../features/course-player/api.ts";
import { Loading } from "../../../ui/student/loading.tsx";
import { lazyPart } from "../../lazy-part.ts";

const AnswerChart = lazyPart(
  async () => (await import("../../../features/charts/answer-chart.tsx")).AnswerChart,
);
const Opinions = lazyPart(
  async () => (await import("../../../features/opinions/opinion-list.tsx")).Opinions,
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
  /** Where opinions to be looked at come from; the viewer's course mates' unless given. */
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
  if (type !== "opinions") return null;
  const workbookOnly = section.workbook_only === true;
  if (opinions) return workbookOnly ? null : <OpinionList query={opinions(questionId)} />;
  return <LivingOpinions questionId={questionId} workbookOnly={workbookOnly} />;
}

/** Opinions under the viewer's own answer, which the page shows as it is once they changed it. */
function LivingOpinions(props: { questionId: number; workbookOnly: boolean }) {
  const queryClient = useQueryClient();
  const { pageId } = useParams({ strict: false });
  const page = pageQuery(Number(pageId));
  return <Opinions {...props} onEdited={() => void queryClient.invalidateQueries(page)} />;
}
