import { useLingui } from "@lingui/react/macro";
import type { QuestionFigures } from "@paso/contract";

import { type Chart, summarizeChart } from "../charts/build-chart.ts";
import { useFigureFormat } from "./use-figure-format.ts";

/** A question's answers at a glance. */
export function ResultSentence({ chart, figures }: { chart: Chart; figures: QuestionFigures }) {
  const { t } = useLingui();
  const { format } = useFigureFormat();
  return [leading(), middle()].filter(Boolean).join(" ");

  function leading(): string {
    const finding = summarizeChart(chart);
    const { peersCount: answers } = chart;
    if (finding.kind === "none") return t`Nobody chose one of these answers.`;
    if (finding.kind === "tie") {
      const { people } = finding;
      return t`Several answers are tied in the lead, each chosen by ${people} of ${answers}.`;
    }
    const { text, number, peers } = finding.row;
    const answer = chart.numbered ? t`answer ${number}` : t`“${text}”`;
    if (finding.kind === "all") return t`All ${answers} chose ${answer}.`;
    if (finding.kind === "most") return t`Most chose ${answer}: ${peers} of ${answers}.`;
    return t`${peers} of ${answers} chose ${answer}, more than anything else.`;
  }

  function middle(): string | null {
    if (figures.mean === null || figures.median === null) return null;
    const [mean, median] = [format(figures.mean), format(figures.median)];
    return t`The mean is ${mean}, the median ${median}.`;
  }
}
