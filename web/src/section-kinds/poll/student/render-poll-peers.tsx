import { type GraphicType, type StudentSection, isLongLabel } from "@paso/contract";
import { type ReactNode, Suspense } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { chosenOptions } from "../../choice/choose-option.ts";
import { sectionOptions } from "../../choice/section-options.ts";
import { ExampleAnswers } from "../../examples/student/example-answers-part.ts";
import type { Advance } from "../../player/advance.ts";
import type { Peers } from "../../player/player.ts";

const AnswerChart = lazyPart(
  async () => (await import("../../../charts/answer-chart.tsx")).AnswerChart,
);
const SecondRound = lazyPart(
  async () => (await import("../deferred/second-round.tsx")).SecondRound,
);

/** Fetches the code of charts, so that an answer's result need not wait for it. */
export function preloadPollPeers(): Promise<unknown> {
  return Promise.all([AnswerChart, SecondRound].map((part) => part.preload()));
}

/** What course mates answered to a poll; null where nothing is to be shown, as in a survey. */
export function renderPollPeers(
  section: StudentSection,
  advance: Advance,
  peers: Peers,
): ReactNode {
  const { question_id: questionId, graphic_type: type, examples } = section;
  if (questionId === null) return null;
  const exampleAnswers = examples && (
    <ExampleAnswers examples={examples} isPreview={peers.chart !== null} />
  );
  if (type !== "bar" && type !== "pie") {
    return exampleAnswers && <Suspense fallback={<Loading />}>{exampleAnswers}</Suspense>;
  }
  const room = (
    <div style={{ minHeight: `${roomFor(section, type)}rem` }}>
      <Loading />
    </div>
  );
  const { answer, first_answer: first } = section;
  const query = peers.chart?.(questionId, type, section);
  const isMoved = isThroughRounds(section);
  return (
    <Suspense fallback={room}>
      <AnswerChart
        questionId={questionId}
        type={type}
        options={sectionOptions(section)}
        chosen={chosenOptions(section, answer ?? "")}
        firstChosen={first === null ? null : chosenOptions(section, first)}
        isMoved={isMoved}
        stage={isMoved ? "moved" : ""}
        examples={exampleAnswers}
        {...(peers.pageId !== null && { pageId: peers.pageId })}
        {...(query && { query })}
      >
        {section.two_rounds && <SecondRound section={section} advance={advance} />}
      </AnswerChart>
      {query && exampleAnswers}
    </Suspense>
  );
}

/** About the height of a chart, in rem, so that hardly anything below moves when its code is there. */
function roomFor(section: StudentSection, type: GraphicType): number {
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
