import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { SecondRound } from "@paso/contract";

interface RoundSentenceProps {
  round: SecondRound;
  /** Null if the user did not answer again. */
  ownChange: boolean | null;
}

/** How others moved in the second round, and whether the user did. */
export function RoundSentence({ round, ownChange }: RoundSentenceProps) {
  const { t } = useLingui();
  const { people_count: people, changed_count: changed } = round;
  const others =
    changed === 0
      ? t`Nobody of the ${people} others who answered again changed their answer.`
      : plural(changed, {
          one: `# of the ${people} others who answered again changed their answer.`,
          other: `# of the ${people} others who answered again changed their answer.`,
        });
  if (ownChange === null) return others;
  return `${others} ${ownChange ? t`You changed your answer.` : t`You kept your answer.`}`;
}
