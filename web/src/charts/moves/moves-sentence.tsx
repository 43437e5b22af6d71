import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { SecondRound } from "@paso/contract";

import { shortenAnswer } from "../drawing/shorten-answer.ts";
import type { Moves } from "./build-moves.ts";

interface MovesSentenceProps {
  round: SecondRound;
  moves: Moves;
  /** Whether the viewer changed the answer; null if there was no second one. */
  ownChange: boolean | null;
}

/** How a class moved, at a glance. */
export function MovesSentence({ round, moves, ownChange }: MovesSentenceProps) {
  const { t } = useLingui();
  const { people_count: people, changed_count: changed } = round;
  return [tellChange(), tellWinner(), tellOwn()].filter(Boolean).join(" ");

  function tellChange(): string {
    if (changed === 0) return t`Nobody of the ${people} who answered again changed their answer.`;
    return plural(changed, {
      one: `# of the ${people} who answered again changed their answer.`,
      other: `# of the ${people} who answered again changed their answer.`,
    });
  }

  function tellWinner(): string | null {
    if (!moves.winner) return null;
    const { first, last } = moves.winner;
    const text = shortenAnswer(moves.winner.text);
    const answer = t`“${text}”`;
    return t`${answer} gained most: from ${first} to ${last} people.`;
  }

  function tellOwn(): string | null {
    if (ownChange === null) return null;
    return ownChange ? t`You changed your answer.` : t`You kept your answer.`;
  }
}
