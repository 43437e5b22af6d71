import { useLingui } from "@lingui/react/macro";

import type { ComparedPart } from "./compare-parts.ts";
import { findTrend } from "./find-trend.ts";
import { TrendLine } from "./trend-line.tsx";
import { TrendSentence } from "./trend-sentence.tsx";
import { useFigureFormat } from "./use-figure-format.ts";

interface TrendChartProps {
  /** The chart's name for screen readers. */
  name: string;
  /** Texts of the question's options, in order. */
  options: readonly string[];
  /** The earliest first. */
  parts: readonly ComparedPart[];
}

/** The trend of a scale's mean and net promoter score: two lines, and a sentence on each. */
export function TrendChart({ name, options, parts }: TrendChartProps) {
  const { t } = useLingui();
  const { format, formatSigned } = useFigureFormat();
  const means = findTrend(parts, "mean");
  const scores = findTrend(parts, "net_promoter_score");
  if (means.length === 0) return null;
  const steps = options.map((text) => Number.parseInt(text, 10)).filter(Number.isFinite);
  return (
    <figure aria-label={name} className="mt-3">
      <div
        aria-hidden="true"
        className="grid gap-6"
        style={{ gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))" }}
      >
        <TrendLine
          title={t`Mean`}
          points={means}
          range={{ from: Math.min(...steps), to: Math.max(...steps) }}
          format={format}
        />
        {scores.length > 0 && (
          <TrendLine
            title={t`Net promoter score`}
            points={scores}
            range={{ from: -100, to: 100 }}
            format={formatSigned}
          />
        )}
      </div>
      <figcaption className="mt-2 text-small text-muted">
        <TrendSentence means={means} scores={scores} />
      </figcaption>
    </figure>
  );
}
