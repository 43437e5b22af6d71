import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ComparedQuestion } from "@paso/contract";

import { shortenAnswer } from "../../../charts/drawing/shorten-answer.ts";

interface ChoiceSentenceProps {
  options: (ComparedQuestion & { kind: "choice" })["options"];
  /** People who answered, at least five. */
  others: number;
}

/** A comparison in one sentence. */
export function ChoiceSentence({ options, others }: ChoiceSentenceProps) {
  const { t } = useLingui();
  const isSeveral = options.filter(({ own }) => own).length > 1;
  return [tellOwn(), tellMost()].filter(Boolean).join(" ");

  function tellOwn(): string | null {
    const own = options.find((option) => option.own);
    if (!own || isSeveral) return null;
    const same = own.others ?? 0;
    if (same === 0) return t`None of the ${others} others gave your answer.`;
    return plural(same, {
      one: `# of the ${others} others gave your answer, too.`,
      other: `# of the ${others} others gave your answer, too.`,
    });
  }

  function tellMost(): string | null {
    const most = Math.max(...options.map((option) => option.others ?? 0));
    const [leader, tied] = options.filter((option) => option.others === most);
    if (!leader || tied || most === 0) return null;
    const text = shortenAnswer(leader.text);
    const answer = t`“${text}”`;
    return leader.own && !isSeveral
      ? t`It is the most frequent answer.`
      : t`The most frequent answer is ${answer}, by ${most} of ${others}.`;
  }
}
