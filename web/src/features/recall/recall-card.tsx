import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Recalls } from "@paso/contract";

import { PathLink } from "../../ui/path-link.tsx";
import { buttonClass } from "../../ui/student/button.tsx";
import { Icon } from "../../ui/student/icon.tsx";
import { NextCard } from "../../ui/student/next-card.tsx";
import { RecallSwitch } from "./recall-switch.tsx";
import { useNextDay } from "./use-next-day.ts";

/** Offers recall of a finished course, says when it is due, or links to the pending questions. */
export function RecallCard({ recalls }: { recalls: Recalls }) {
  const { t } = useLingui();
  const { course, latest, next_at: nextAt } = recalls;
  const nextDay = useNextDay(nextAt);
  const waiting = latest?.questions.filter(({ right }) => right === null).length ?? 0;
  if (waiting > 0) {
    return (
      <NextCard
        title={plural(waiting, {
          one: "# question is waiting for you",
          other: "# questions are waiting for you",
        })}
        text={t`A minute each: see what has stayed with you.`}
      >
        <PathLink
          path={`/student/courses/${course.id}/again`}
          className={`${buttonClass()} max-sm:w-full`}
        >
          {t`Answer again`}
          <Icon name="arrow" />
        </PathLink>
      </NextCard>
    );
  }
  return (
    <NextCard
      title={nextDay ? t`We will ask you again on ${nextDay}` : t`What will stay with you?`}
      text={
        nextDay
          ? t`You will be told by e-mail and here, or as you chose for notifications.`
          : t`Be asked three of its questions in a week and in a month, a minute each. Your results stay as they are.`
      }
    >
      <RecallSwitch recalls={recalls} />
    </NextCard>
  );
}
