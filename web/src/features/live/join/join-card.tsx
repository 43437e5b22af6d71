import { useLingui } from "@lingui/react/macro";
import { type AttendedOccurrence, JOIN_MINUTES } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";

import { ClassTimes } from "../../../class-times/class-times.tsx";
import { phaseOf, turningPoints } from "../../../class-times/phase-of.ts";
import { DAY, timeLeft } from "../../../class-times/time-left.ts";
import { useNow } from "../../../class-times/use-now.ts";
import { useTimeZone } from "../../../session/use-time-zone.ts";
import { Alert } from "../../../ui/student/alert.tsx";
import { buttonClass } from "../../../ui/student/button.tsx";
import { type ClockedClass, liveClassQuery } from "../queries/live-queries.ts";
import { JoinButton } from "./join-button.tsx";

interface JoinCardProps {
  liveClass: ClockedClass;
  occurrence: AttendedOccurrence;
}

/** The time of a class's date, and a button to join, which is enabled ten minutes before. */
export function JoinCard({ liveClass, occurrence }: JoinCardProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const timeZone = useTimeZone();
  const now = useNow(turningPoints(occurrence), { ahead: liveClass.clock_ahead, counts: true });
  const phase = phaseOf(occurrence, now);
  const isStale = phase !== occurrence.state;
  const { starts_at: startsAt, own_minutes: ownMinutes } = occurrence;
  const left = timeLeft(Date.parse(startsAt), now, timeZone, i18n.locale);
  const isBefore = now < Date.parse(startsAt);
  const isWithinADay = Date.parse(startsAt) - now < DAY;
  const minutes = JOIN_MINUTES;

  // Refetches at the opening, for the meeting and a free seat, and at the end, for recordings.
  useEffect(() => {
    if (isStale) void queryClient.invalidateQueries(liveClassQuery(liveClass.id));
  }, [isStale, queryClient, liveClass.id]);

  return (
    <section
      aria-label={t`Date of the class`}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-card p-6 shadow-float sm:p-8"
    >
      <p className="text-lg">
        <ClassTimes
          startsAt={startsAt}
          endsAt={occurrence.ends_at}
          timeZone={liveClass.time_zone}
        />
      </p>
      {phase === "cancelled" && (
        <Alert tone="warm" title={t`This class was cancelled`}>
          {occurrence.cancel_reason && (
            <p className="wrap-anywhere whitespace-pre-line">{occurrence.cancel_reason}</p>
          )}
        </Alert>
      )}
      {(phase === "planned" || phase === "open") && isBefore && (
        <div>
          <p className="text-small font-semibold text-muted">
            {isWithinADay ? t`Starts in` : t`Starts`}
          </p>
          <p role="timer" className="text-title font-bold tabular-nums">
            {left}
          </p>
        </div>
      )}
      {phase === "planned" && (
        <p className="text-muted">
          {t`“Join” appears here ${minutes} minutes before. You can leave this page open.`}
        </p>
      )}
      {/* Rendered from the beginning, so that screen readers announce later changes. */}
      <p role="status" className="text-muted empty:hidden">
        {phase === "open" && (isBefore ? t`You can join now.` : t`The class has begun.`)}
        {phase === "ended" && t`This class is over.`}
        {phase === "ended" && ownMinutes !== null && ` ${t`You were there for ${ownMinutes} min.`}`}
      </p>
      {phase === "open" && <JoinButton classId={liveClass.id} occurrence={occurrence} />}
      {liveClass.may_present && liveClass.course && (phase === "planned" || phase === "open") && (
        <p>
          <Link
            to="/authoring/courses/$courseId/present/{-$sectionId}"
            params={{ courseId: String(liveClass.course.id), sectionId: undefined }}
            search={liveClass.group ? { group: liveClass.group.id } : {}}
            className={buttonClass("quiet")}
          >
            {t`Present questions`}
          </Link>
        </p>
      )}
    </section>
  );
}
