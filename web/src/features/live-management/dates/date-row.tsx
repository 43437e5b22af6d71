import { useLingui } from "@lingui/react/macro";
import type { PlannedClass, PlannedDate } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { ClassTimes } from "../../../class-times/class-times.tsx";
import { phaseOf, turningPoints } from "../../../class-times/phase-of.ts";
import { useNow } from "../../../class-times/use-now.ts";
import { useUser } from "../../../session/session-query.ts";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { ClassBadge } from "../parts/class-badge.tsx";
import { DateActions } from "./date-actions.tsx";
import { MeetingNote } from "./meeting-note.tsx";

interface DateRowProps {
  planned: PlannedClass;
  date: PlannedDate;
  /** Milliseconds by which the server's clock is ahead of the device's. */
  clockAhead: number;
  /** Whether its attendance and recordings are shown. */
  isShown: boolean;
}

/** A date of a class: time, state of its meeting, and actions. */
export function DateRow({ planned, date, clockAhead, isShown }: DateRowProps) {
  const { t } = useLingui();
  const userId = useUser()?.id;
  const state = phaseOf(date, useNow(turningPoints(date), { ahead: clockAhead }));
  const { joined } = date;
  const params = { classId: String(planned.id), panel: undefined };
  const isHost = userId !== undefined && planned.host_ids.includes(userId);
  return (
    <li className="grid gap-3 border-line px-5 py-4 not-first:border-t">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="font-semibold">
              <ClassTimes
                startsAt={date.starts_at}
                endsAt={date.ends_at}
                timeZone={planned.time_zone}
              />
            </p>
            <ClassBadge state={state} isMoved={date.is_moved} meeting={date.meeting.state} />
          </div>
          {state === "cancelled" && date.cancel_reason && (
            <p className="text-small wrap-anywhere text-muted">{date.cancel_reason}</p>
          )}
          {(state === "ended" || state === "open") && (
            <p className="text-small text-muted tabular-nums">{t`${joined} joined`}</p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {state === "open" && isHost && (
            <Link
              to="/student/live/$classId"
              params={{ classId: params.classId }}
              search={{ date: date.id }}
              className={buttonClass()}
            >
              {t`Go to the class`}
            </Link>
          )}
          {(state === "ended" || state === "open") && !isShown && (
            <Link
              to="/authoring/live/$classId/{-$panel}"
              params={params}
              search={{ date: date.id }}
              resetScroll={false}
              className={buttonClass("quiet")}
            >
              {t`Attendance and recordings`}
            </Link>
          )}
          {planned.may_change && <DateActions planned={planned} date={date} state={state} />}
        </div>
      </div>
      {(state === "planned" || state === "open") && <MeetingNote planned={planned} date={date} />}
    </li>
  );
}
