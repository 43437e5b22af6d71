import { useLingui } from "@lingui/react/macro";
import type { GraphicType } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Alert } from "../../ui/student/alert.tsx";
import { Button } from "../../ui/student/button.tsx";
import { Loading } from "../../ui/student/loading.tsx";
import { graphicQuery } from "./api.ts";
import { BarChart } from "./bar-chart.tsx";
import { buildChart } from "./build-chart.ts";
import { ChartSentence } from "./chart-sentence.tsx";
import { ChartTable } from "./chart-table.tsx";
import { PieChart } from "./pie-chart.tsx";

interface AnswerChartProps {
  questionId: number;
  type: GraphicType;
  /** The question's option texts, in order. */
  options: readonly string[];
  /** Indexes the viewer chose. */
  chosen: readonly number[];
  /** Where the figures come from; the viewer's course mates unless given. */
  query?: ReturnType<typeof graphicQuery>;
}

/** What course mates answered to a poll: drawn, as a table, and in one sentence. */
export function AnswerChart({ questionId, type, options, chosen, query }: AnswerChartProps) {
  const { t } = useLingui();
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  const graphic = useQuery(query ?? graphicQuery(questionId, type));
  return (
    <figure
      aria-labelledby={titleId}
      className="mt-4 rounded-card border border-line bg-card p-5 shadow-float sm:p-6"
    >
      <figcaption id={titleId} className="font-semibold">
        {t`What your course mates answered`}
      </figcaption>
      {renderContent()}
    </figure>
  );

  function renderContent() {
    if (graphic.isPending) {
      // As high as the chart will be, so that nothing below it moves.
      return (
        <div style={{ minHeight: `${options.length * 2.5 + 6}rem` }}>
          <Loading />
        </div>
      );
    }
    if (graphic.isError) {
      return (
        <div className="mt-3">
          <Alert tone="wrong">
            <p className="mb-3">
              <FailureText {...describeFailure(graphic.error)} />
            </p>
            <Button variant="quiet" onClick={() => void graphic.refetch()}>
              {t`Try again`}
            </Button>
          </Alert>
        </div>
      );
    }
    const { mates_answers, mates_count } = graphic.data;
    const chart = buildChart(options, mates_answers, chosen, mates_count);
    if (mates_count === 0) {
      return (
        <p className="mt-2 text-muted">
          <ChartSentence chart={chart} />
        </p>
      );
    }
    return (
      <>
        {!asTable && (type === "pie" ? <PieChart chart={chart} /> : <BarChart chart={chart} />)}
        <ChartTable chart={chart} visible={asTable} />
        <p className="mt-4 text-small text-muted">
          <ChartSentence chart={chart} />{" "}
          <button
            type="button"
            onClick={() => setAsTable(!asTable)}
            className="-my-3 min-h-11 text-accent underline-offset-4 hover:underline"
          >
            {asTable ? t`Show as chart` : t`Show as table`}
          </button>
        </p>
      </>
    );
  }
}
