import { useLingui } from "@lingui/react/macro";
import type { PresentedQuestion } from "@paso/contract";

interface AnsweredProps {
  presented: PresentedQuestion;
  isOffline: boolean;
}

/** How many have answered until now. */
export function Answered({ presented, isOffline }: AnsweredProps) {
  const { t } = useLingui();
  const { answers, second_answers: second, students, two_rounds: twice } = presented;
  const missing = presented.answers_needed - answers;
  return (
    <div className="grid w-full content-start gap-1 text-lg">
      <p className="text-5xl font-bold tabular-nums">{answers}</p>
      <p className="font-semibold">{t`of ${students} answered`}</p>
      {twice && second > 0 && <p>{t`${second} answered again`}</p>}
      {missing > 0 && (
        <p className="text-muted">{t`Answers can be shown once ${presented.answers_needed} people have answered`}</p>
      )}
      <p className="flex items-center gap-2 text-base text-muted">
        <span
          aria-hidden="true"
          className={`size-3 rounded-full ${isOffline ? "bg-edge" : "bg-accent"}`}
        />
        {isOffline ? t`No connection, trying again` : t`Live, without names`}
      </p>
    </div>
  );
}
