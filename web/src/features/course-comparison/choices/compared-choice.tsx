import { useLingui } from "@lingui/react/macro";
import { ANSWERS_NEEDED, type ComparedQuestion } from "@paso/contract";

import { MovesChart } from "../../../charts/moves/moves-chart.tsx";
import { ShareChart } from "../../../charts/shares/share-chart.tsx";
import { ComparedCard } from "../compared-card.tsx";
import { TooFew } from "../too-few.tsx";
import { ChoiceSentence } from "./choice-sentence.tsx";
import { OwnChoice } from "./own-choice.tsx";

interface ComparedChoiceProps {
  question: ComparedQuestion & { kind: "choice" };
  language: string;
}

/** What one chose beside what others did: drawn, as a table, and in words. */
export function ComparedChoice({ question, language }: ComparedChoiceProps) {
  const { t } = useLingui();
  const { options, others, second_round: round, own_change: ownChange } = question;
  return (
    <>
      <ComparedCard question={question} language={language}>
        {others === null ? (
          <>
            <OwnChoice options={options} language={language} />
            <TooFew />
          </>
        ) : (
          <>
            <ShareChart
              caption={t`What the others answered`}
              language={language}
              series={[{ name: t`the others`, people: others, colour: "bg-peers" }]}
              rows={options.map(({ text, own, valid, others: chosen }) => {
                return { text, isOwn: own, valid, chosen: [chosen ?? 0] };
              })}
            />
            <ChoiceSentence options={options} others={others} />
          </>
        )}
      </ComparedCard>
      {round && (
        <MovesChart
          options={options.map(({ text }) => text)}
          round={round}
          needed={ANSWERS_NEEDED}
          ownChange={ownChange}
        />
      )}
    </>
  );
}
