import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ComparedQuestion } from "@paso/contract";

import { ComparedCard } from "./card/compared-card.tsx";
import { TooFew } from "./card/too-few.tsx";

interface ComparedOpinionProps {
  question: ComparedQuestion & { kind: "opinion" };
  language: string;
  /** Whether the figures exist yet. */
  isCounted: boolean;
}

/** How the user's opinion was received, and what opinions get on average. */
export function ComparedOpinion({ question, language, isCounted }: ComparedOpinionProps) {
  const { t } = useLingui();
  const { likes, comments, others } = question;
  const ownLikes = plural(likes, { one: "# like", other: "# likes" });
  const ownComments = plural(comments, { one: "# comment", other: "# comments" });
  return (
    <ComparedCard question={question} language={language}>
      <p className="tabular-nums">{t`Your opinion has ${ownLikes} and ${ownComments}.`}</p>
      {others ? <Average {...others} /> : isCounted && <TooFew />}
    </ComparedCard>
  );
}

type AverageProps = NonNullable<(ComparedQuestion & { kind: "opinion" })["others"]>;

function Average({ opinions, likes, comments }: AverageProps) {
  const { t, i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 });
  const [averageLikes, averageComments] = [number.format(likes), number.format(comments)];
  return (
    <p className="mt-1 text-small text-muted tabular-nums">
      {t`On average of the ${opinions} opinions here: likes ${averageLikes}, comments ${averageComments}.`}
    </p>
  );
}
