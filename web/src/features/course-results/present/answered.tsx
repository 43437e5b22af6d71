import { useLingui } from "@lingui/react/macro";
import type { PresentedQuestion } from "@paso/contract";

import { useGroupLabel } from "../parts/use-group-label.ts";

interface AnsweredProps {
  presented: PresentedQuestion;
  isOffline: boolean;
}

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** How many have answered so far: of those in the room if phones are in, else of the group or course. */
export function Answered({ presented, isOffline }: AnsweredProps) {
  const { t } = useLingui();
  const { answers, second_answers: second, students, two_rounds: twice } = presented;
  const { presentation, answers_needed: needed, group } = presented;
  const labelOf = useGroupLabel();
  const room = presentation !== null && presentation.people > 0 ? presentation : null;
  const asked = room?.asked?.section_id === presented.section_id ? room.asked : null;
  const counted = asked && room ? asked.answers : answers;
  const all = asked && room ? room.people : students;
  const share = all === 0 ? 0 : Math.min(1, counted / all);
  const missing = needed - answers;
  return (
    <div className="flex w-full items-center gap-4">
      <span className="relative grid size-24 shrink-0 place-items-center text-3xl font-bold tabular-nums">
        <svg
          aria-hidden="true"
          viewBox="0 0 96 96"
          className="absolute inset-0 -rotate-90"
          fill="none"
          strokeWidth="6"
        >
          <circle cx="48" cy="48" r={RADIUS} className="stroke-line" />
          {share > 0 && (
            <circle
              cx="48"
              cy="48"
              r={RADIUS}
              className="stroke-accent"
              strokeLinecap="round"
              strokeDasharray={`${LENGTH * share} ${LENGTH}`}
            />
          )}
        </svg>
        {counted}
      </span>
      <div className="grid min-w-0 gap-1 text-lg">
        <p className="font-semibold">
          {asked ? t`of ${all} in the room answered` : t`of ${all} answered`}
        </p>
        {group && <p className="wrap-anywhere">{labelOf(group)}</p>}
        {room && !asked && <p>{t`${room.people} in the room`}</p>}
        {!asked && twice && second > 0 && <p>{t`${second} answered again`}</p>}
        {!presented.may_show && (
          <p className="text-base text-muted">
            {missing > 0
              ? t`Answers can be shown once ${needed} people have answered`
              : t`Not shown: fewer than ${needed} outside this group have answered, and could be identified`}
          </p>
        )}
        <p className="flex items-center gap-2 text-base text-muted">
          <span
            aria-hidden="true"
            className={`size-3 shrink-0 rounded-full ${isOffline ? "bg-edge" : "bg-accent"}`}
          />
          {isOffline ? t`No connection, trying again` : t`Live, without names`}
        </p>
      </div>
    </div>
  );
}
