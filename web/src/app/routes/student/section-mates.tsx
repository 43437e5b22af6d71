import type { GraphicType, StudentSection } from "@paso/contract";
import { type ComponentProps, type ReactNode, Suspense } from "react";

import { chosenOptions } from "../../../features/course-player/answers/choose-option.ts";
import { sectionOptions } from "../../../features/course-player/answers/section-options.ts";
import type { Advance } from "../../../features/course-player/progress/use-advance.ts";
import { Loading } from "../../../ui/student/loading.tsx";
import { lazyPart } from "../../lazy-part.ts";

const AnswerChart = lazyPart(
  async () => (await import("../../../features/charts/answer-chart.tsx")).AnswerChart,
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
  return mates && <Suspense fallback={<Loading className={roomFor(section)} />}>{mates}</Suspense>;
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
  if (type !== "opinions" || section.workbook_only) return exampleAnswers;
  const query = source.opinions?.(questionId);
  return (
    <>
      {isPreview && exampleAnswers}
      <OpinionList
        questionId={questionId}
        examples={isPreview ? null : exampleAnswers}
        {...(query && { query })}
      />
    </>
  );
}

function renderChart(
  section: StudentSection,
  advance: Advance,
  { pageId, chart }: Source,
  part: { questionId: number; type: GraphicType; exampleAnswers: ReactNode },
): ReactNode {
  const { questionId, type, exampleAnswers } = part;
  const { answer, first_answer: first, status, two_rounds: twoRounds } = section;
  const query = chart?.(questionId, type, section);
  return (
    <>
      <AnswerChart
        questionId={questionId}
        type={type}
        options={sectionOptions(section)}
        chosen={chosenOptions(section, answer ?? "")}
        firstChosen={first === null ? null : chosenOptions(section, first)}
        stage={twoRounds ? `${status} ${first === null ? 1 : 2}` : ""}
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

/** About the room that a chart takes, so that little below moves when its code is there. */
function roomFor(section: StudentSection): string {
  const isChart = section.graphic_type === "bar" || section.graphic_type === "pie";
  return isChart ? "min-h-80" : "";
}
