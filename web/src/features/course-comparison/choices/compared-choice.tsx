import { useLingui } from "@lingui/react/macro";
import type { ComparedQuestion } from "@paso/contract";

import { ShareChart, type ShareSeries } from "../../../charts/shares/share-chart.tsx";
import { ComparedCard } from "../card/compared-card.tsx";
import { TooFew } from "../card/too-few.tsx";
import { ChoiceSentence } from "./choice-sentence.tsx";
import { MovesTable } from "./moves-table.tsx";
import { OwnChoice } from "./own-choice.tsx";
import { RoundSentence } from "./round-sentence.tsx";

interface ComparedChoiceProps {
  question: ComparedQuestion & { kind: "choice" };
  language: string;
}

/** The user's choice next to those of others, in both rounds if there were two: chart, table and text. */
export function ComparedChoice({ question, language }: ComparedChoiceProps) {
  const { t } = useLingui();
  const { options, others, second_round: round, own_change: ownChange } = question;
  if (others === null) {
    return (
      <ComparedCard question={question} language={language}>
        <OwnChoice options={options} language={language} />
        <TooFew />
      </ComparedCard>
    );
  }
  const last = { name: round ? t`the others, in the end` : t`the others`, colour: "bg-peers" };
  const first = { name: t`the others, at first`, colour: FIRST };
  const series: ShareSeries[] = (round ? [first, last] : [last]).map((one) => ({
    ...one,
    people: others,
  }));
  return (
    <ComparedCard question={question} language={language}>
      <ShareChart
        caption={t`What the others answered`}
        language={language}
        series={series}
        rows={options.map(({ text, own, valid, others: chosen }, index) => {
          const before = round ? [round.first_answers[index] ?? 0] : [];
          return { text, isOwn: own, valid, chosen: [...before, chosen ?? 0] };
        })}
      />
      <p className="mt-2 text-small text-muted tabular-nums">
        <ChoiceSentence options={options} others={others} />{" "}
        {round && <RoundSentence round={round} ownChange={ownChange} />}
      </p>
      {round && <MovesTable round={round} options={options} language={language} />}
    </ComparedCard>
  );
}

/** Distinguished by more than colour, as in the charts of lessons: first answers are an outline. */
const FIRST = "border-2 border-peers bg-transparent";
