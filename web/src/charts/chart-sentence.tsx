import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { type Chart, summarizeChart } from "./build-chart.ts";
import { shortenAnswer } from "./drawing/shorten-answer.ts";

/** What a chart says at a glance, in one sentence. */
export function ChartSentence({ chart }: { chart: Chart }) {
  const { t } = useLingui();
  const finding = summarizeChart(chart);
  if (finding.kind === "none") {
    return t`None of your course mates chose one of these answers.`;
  }
  const { peersCount } = finding;
  if (finding.kind === "tie") {
    const { people } = finding;
    return plural(peersCount, {
      one: "The one course mate who answered chose several answers.",
      other: `Several answers are tied in the lead, each given by ${people} of # course mates.`,
    });
  }
  const { peers, own } = finding.row;
  const text = shortenAnswer(finding.row.text);
  const answer = t`“${text}”`;
  switch (finding.kind) {
    case "all":
      return own
        ? plural(peersCount, {
            one: `The one course mate who answered chose ${answer}, as you did.`,
            other: `All # course mates chose ${answer}, as you did.`,
          })
        : plural(peersCount, {
            one: `The one course mate who answered chose ${answer}.`,
            other: `All # course mates chose ${answer}.`,
          });
    case "most":
      return own
        ? t`Most of ${peersCount} course mates chose ${answer}, as you did.`
        : t`Most of ${peersCount} course mates chose ${answer}.`;
    case "more":
      return own
        ? t`${peers} of ${peersCount} course mates chose ${answer}, as you did: more than any other answer.`
        : t`${peers} of ${peersCount} course mates chose ${answer}: more than any other answer.`;
  }
}
