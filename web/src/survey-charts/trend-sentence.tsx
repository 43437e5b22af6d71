import { useLingui } from "@lingui/react/macro";

import type { TrendPoint } from "./find-trend.ts";
import { useFigureFormat } from "./use-figure-format.ts";

interface TrendSentenceProps {
  means: readonly TrendPoint[];
  /** Of the net promoter score; empty if there is none. */
  scores: readonly TrendPoint[];
}

/** The first and last values of the mean and the net promoter score. */
export function TrendSentence({ means, scores }: TrendSentenceProps) {
  const { t } = useLingui();
  const { format, formatSigned } = useFigureFormat();
  const [first, last] = [means[0], means.at(-1)];
  const [firstScore, lastScore] = [scores[0], scores.at(-1)];
  if (!first || !last) return null;
  return (
    <>
      <MeanSentence
        from={{ name: first.name, mean: format(first.value) }}
        to={{ name: last.name, mean: format(last.value) }}
        change={last.value - first.value}
      />
      {firstScore && lastScore && (
        <>
          {" "}
          {firstScore.value === lastScore.value
            ? t`The net promoter score is ${formatSigned(lastScore.value)}, as at first.`
            : t`The net promoter score went from ${formatSigned(firstScore.value)} to ${formatSigned(lastScore.value)}.`}
        </>
      )}
    </>
  );
}

interface MeanSentenceProps {
  from: { name: string; mean: string };
  to: { name: string; mean: string };
  change: number;
}

function MeanSentence({ from, to, change }: MeanSentenceProps) {
  const { t } = useLingui();
  const { name: first, mean: before } = from;
  const { name: last, mean: now } = to;
  if (change > 0) return t`The mean rose from ${before} (${first}) to ${now} (${last}).`;
  if (change < 0) return t`The mean fell from ${before} (${first}) to ${now} (${last}).`;
  return t`The mean is ${now}, as at first.`;
}
