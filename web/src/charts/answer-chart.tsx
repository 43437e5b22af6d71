import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ChoiceCounts, GraphicType } from "@paso/contract";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useRef } from "react";

import { describeFailure, writeQuery } from "../api/index.ts";
import { FailureText } from "../ui/failure-text.tsx";
import { Alert } from "../ui/student/alert.tsx";
import { Button } from "../ui/student/button.tsx";
import { Loading } from "../ui/student/loading.tsx";
import { BarChart } from "./bar-chart.tsx";
import { buildChart } from "./build-chart.ts";
import { ChartSentence } from "./chart-sentence.tsx";
import { ChartTable } from "./chart-table.tsx";
import { AnswerDots } from "./drawing/answer-dots.tsx";
import { TableSwitch } from "./drawing/table-switch.tsx";
import { graphicQuery } from "./graphic-query.ts";
import { useLiveChart } from "./live/use-live-chart.ts";
import { MovesChart } from "./moves/moves-chart.tsx";
import { PieChart } from "./pie-chart.tsx";

interface AnswerChartProps {
  questionId: number;
  type: GraphicType;
  /** The question's option texts, in order. */
  options: readonly string[];
  /** Their language. */
  language?: string;
  /** Indexes the viewer chose last. */
  chosen: readonly number[];
  /** Indexes chosen before a second round; null if there is none, or not yet. */
  firstChosen: readonly number[] | null;
  /** Whether the viewer has finished a second round, so that a chart of moves will follow. */
  isMoved?: boolean;
  /** Changes when the viewer's view of the answers changes, as after a second round. */
  stage: string;
  /** The question's page, whose stream reports new answers; without it the chart is not live. */
  pageId?: number;
  /** The source of the figures; by default the viewer's course mates. */
  query?: ReturnType<typeof graphicQuery>;
  /** The staff's examples, shown while too few have answered for a chart. */
  examples?: ReactNode;
  /** Indexes of the options that these examples stand for. */
  exampled?: readonly number[];
  /** Follows once the chart has been seen. */
  children?: ReactNode;
}

/**
 * Course mates' answers to a poll: drawn, as a table, and in one sentence; in a small class only how many
 * have answered so far, so that no one can be identified.
 */
export function AnswerChart(props: AnswerChartProps) {
  const { questionId, type, options, chosen, firstChosen, stage, pageId, examples, language } =
    props;
  const { t } = useLingui();
  const titleId = useId();
  const figure = useRef<HTMLElement>(null);
  const queryClient = useQueryClient();
  const query = props.query ?? graphicQuery(questionId, type, stage);
  const graphic = useQuery({ ...query, placeholderData: keepPreviousData });
  useLiveChart(figure, {
    pageId,
    questionId,
    stage,
    onChange: (changed) => void writeQuery(queryClient, query, changed),
  });
  // Data that came before the connection dropped, or by the page's stream, is still shown.
  const counts = graphic.data;
  const drawn = counts !== undefined && !isTooFew(counts);
  const Drawing = type === "pie" ? PieChart : BarChart;

  return (
    <>
      <figure
        ref={figure}
        aria-labelledby={titleId}
        className="mt-4 rounded-card border border-line bg-card p-5 shadow-float sm:p-6"
      >
        <figcaption id={titleId} className="font-semibold">
          {t`What your course mates answered`}
        </figcaption>
        {graphic.isError && !counts ? renderFailure() : renderChart(counts)}
      </figure>
      {props.isMoved && !counts && (
        // Reserves space for the chart of moves, to limit the layout shift when it comes.
        <div style={{ minHeight: `${16 + options.length * 1.95}rem` }} />
      )}
      {counts && !drawn && examples}
      {drawn && counts.second_round && (
        <MovesChart
          options={options}
          round={counts.second_round}
          needed={counts.answers_needed}
          ownChange={firstChosen && firstChosen.join() !== chosen.join()}
        />
      )}
      {drawn && props.children}
    </>
  );

  /** Until there is a chart its frame is drawn without figures, to avoid a layout shift. */
  function renderChart(data: ChoiceCounts | undefined) {
    if (!data || isTooFew(data)) {
      const chart = buildChart(options, [], chosen, 0, language);
      return (
        <>
          <Drawing
            chart={chart}
            empty
            {...(data && props.exampled && { examples: props.exampled })}
          />
          <div className="mt-4 min-h-12 text-small sm:min-h-6">
            {data ? <SoFar counts={data} /> : <Loading className="py-0!" />}
          </div>
        </>
      );
    }
    const chart = buildChart(options, data.mates_answers, chosen, data.mates_count, language);
    return (
      <TableSwitch sentence={<ChartSentence chart={chart} />}>
        {(asTable) => (
          <>
            {!asTable && <Drawing chart={chart} />}
            <ChartTable chart={chart} visible={asTable} />
          </>
        )}
      </TableSwitch>
    );
  }

  function renderFailure() {
    return (
      <div className="mt-3">
        <Alert tone="wrong">
          <p className="mb-3">
            {graphic.error && <FailureText {...describeFailure(graphic.error)} />}
          </p>
          <Button variant="quiet" onClick={() => void graphic.refetch()}>
            {t`Try again`}
          </Button>
        </Alert>
      </div>
    );
  }
}

function isTooFew({ answers_count, answers_needed }: ChoiceCounts): boolean {
  return answers_count < answers_needed;
}

/** In a small class: how many answered, how many are missing, and why. */
function SoFar({ counts }: { counts: ChoiceCounts }) {
  const { t } = useLingui();
  const { answers_count: count, answers_needed: needed } = counts;
  const missing = needed - count;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      <AnswerDots count={count} needed={needed} />
      <p>
        <strong className="text-ink tabular-nums">{t`${count} of ${needed} answers so far`}</strong>
        {". "}
        {plural(missing, { one: "# more to go.", other: "# more to go." })}
      </p>
      <p>{t`Shown once ${needed} people have answered, to keep answers anonymous.`}</p>
    </div>
  );
}
