import { type GraphicType, type StudentSection, isLongLabel } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, Suspense } from "react";

import { chosenOptions } from "../../../features/course-player/answers/choose-option.ts";
import { sectionOptions } from "../../../features/course-player/answers/section-options.ts";
import { pageQuery } from "../../../features/course-player/api.ts";
import type { Advance } from "../../../features/course-player/progress/use-advance.ts";
import { lazyPart } from "../../../loading/lazy-part.tsx";
import { Loading } from "../../../ui/student/loading.tsx";

const AnswerChart = lazyPart(
  async () => (await import("../../../features/charts/answer-chart.tsx")).AnswerChart,
);
const Opinions = lazyPart(
  async () => (await import("../../../features/opinions/opinion-list.tsx")).Opinions,
);
const OpinionList = lazyPart(
  async () => (await import("../../../features/opinions/opinion-list.tsx")).OpinionList,
);
const SecondRound = lazyPart(
  async () =>
    (await import("../../../features/course-player/second-round/second-round.tsx")).SecondRound,
);
const ExampleAnswers = lazyPart(
  async () =>
    (await import("../../../features/example-answers/example-answers.tsx")).ExampleAnswers,
);

/** Fetches the code of charts and opinions, so that an answer's result need not wait for it. */
export function loadMates(): Promise<unknown> {
  return Promise.all(
    [AnswerChart, OpinionList, SecondRound, ExampleAnswers].map((part) => part.preload()),
  );
}

/** Where the answers of others come from. */
interface Source {
  /** The student's page, whose charts are followed live. */
  pageId?: number;
  /** An invented class, in a preview. */
  chart?: (
    questionId: number,
    type: GraphicType,
    section: StudentSection,
  ) => ComponentProps<typeof AnswerChart>["query"];
  opinions?: (questionId: number) => ComponentProps<typeof OpinionList>["query"];
}

/** What course mates answered, once its code is there; null where nothing is to be shown. */
export function renderMates(section: StudentSection, advance: Advance, source: Source): ReactNode {
  if (section.status === "pending") return null;
  const mates = matesOf(section, advance, source);
  if (!mates) return null;
  const room = (
    <div style={{ minHeight: `${roomFor(section)}rem` }}>
      <Loading />
    </div>
  );
  return <Suspense fallback={room}>{mates}</Suspense>;
}

/** What course mates answered, as the question has it; null for surveys, the key and the workbook. */
function matesOf(section: StudentSection, advance: Advance, source: Source): ReactNode {
  const { question_id: questionId, graphic_type: type, examples } = section;
  if (questionId === null) return null;
  const isPreview = source.pageId === undefined;
  const exampleAnswers = examples && <ExampleAnswers examples={examples} isPreview={isPreview} />;
  if (type === "bar" || type === "pie") {
    return renderChart(section, advance, source, { questionId, type, exampleAnswers });
  }
  if (type !== "opinions") return exampleAnswers;
  const workbookOnly = section.workbook_only;
  if (source.pageId !== undefined) {
    return (
      <LivingOpinions
        pageId={source.pageId}
        questionId={questionId}
        workbookOnly={workbookOnly}
        examples={exampleAnswers}
      />
    );
  }
  const query = source.opinions?.(questionId);
  return (
    <>
      {exampleAnswers}
      {query && !workbookOnly && <OpinionList query={query} />}
    </>
  );
}

/** Opinions under the viewer's own answer, which the page shows as it is once they changed it. */
function LivingOpinions({
  pageId,
  ...rest
}: { pageId: number } & Omit<ComponentProps<typeof Opinions>, "onEdited">) {
  const queryClient = useQueryClient();
  return (
    <Opinions {...rest} onEdited={() => void queryClient.invalidateQueries(pageQuery(pageId))} />
  );
}

function renderChart(
  section: StudentSection,
  advance: Advance,
  { pageId, chart }: Source,
  part: { questionId: number; type: GraphicType; exampleAnswers: ReactNode },
): ReactNode {
  const { questionId, type, exampleAnswers } = part;
  const { answer, first_answer: first, two_rounds: twoRounds } = section;
  const query = chart?.(questionId, type, section);
  const isMoved = isThroughRounds(section);
  return (
    <>
      <AnswerChart
        questionId={questionId}
        type={type}
        options={sectionOptions(section)}
        chosen={chosenOptions(section, answer ?? "")}
        firstChosen={first === null ? null : chosenOptions(section, first)}
        isMoved={isMoved}
        stage={isMoved ? "moved" : ""}
        examples={exampleAnswers}
        {...(pageId !== undefined && { pageId })}
        {...(query && { query })}
      >
        {twoRounds && <SecondRound section={section} advance={advance} />}
      </AnswerChart>
      {query && exampleAnswers}
    </>
  );
}

/** About the height of a chart, in rem, so that hardly anything below moves when its code is there. */
function roomFor(section: StudentSection): number {
  const { graphic_type: type } = section;
  if (type !== "bar" && type !== "pie") return 0;
  const options = sectionOptions(section);
  const rows = 1.95 * options.length;
  const moves = isThroughRounds(section) ? 16 + rows : 0;
  if (type === "pie") return moves + (innerWidth < 640 ? 26 + rows : Math.max(23, 9.5 + rows));
  return moves + 14 + rows * (options.some(isLongLabel) ? 2 : 1);
}

/** Whether the viewer has answered a question's second round, or gone on without. */
function isThroughRounds({ two_rounds, first_answer, status }: StudentSection): boolean {
  return two_rounds === true && (first_answer !== null || status === "finished");
}
