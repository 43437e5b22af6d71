import { useLingui } from "@lingui/react/macro";
import type { QuestionResult } from "@paso/contract";

import { formatPercent } from "../i18n/format-percent.ts";
import { useFigureFormat } from "./use-figure-format.ts";

/** A question's answers in figures: response count and rate, and a scale's statistics. */
export function FigureList({ result }: { result: QuestionResult }) {
  const { t, i18n } = useLingui();
  const { format, formatSigned } = useFigureFormat();
  const { answers, reached, response_rate: rate, figures } = result;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3">
      <Figure
        name={t`Answers`}
        value={answers}
        note={rate === null ? null : t`${formatPercent(rate, i18n.locale)} of ${reached}`}
      />
      {figures?.mean != null && <Figure name={t`Mean`} value={format(figures.mean)} />}
      {figures?.median != null && <Figure name={t`Median`} value={format(figures.median)} />}
      {figures?.net_promoter_score != null && (
        <Figure
          name={t`Net promoter score`}
          value={formatSigned(figures.net_promoter_score)}
          note={t`9 and 10, less 6 and below`}
        />
      )}
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: string | number;
  note?: string | null;
}

function Figure({ name, value, note }: FigureProps) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="tabular-nums">
        <span className="text-question font-semibold">{value}</span>
        {note && <span className="ms-2 text-small text-muted">{note}</span>}
      </dd>
    </div>
  );
}
