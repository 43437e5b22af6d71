import { Plural, useLingui } from "@lingui/react/macro";
import type { ListedOccurrence } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { ClassTimes } from "../../../class-times/class-times.tsx";
import { phaseOf, turningPoints } from "../../../class-times/phase-of.ts";
import { useNow } from "../../../class-times/use-now.ts";
import { dayParts } from "../../../i18n/day-in-words.ts";
import { wallClock } from "../../../i18n/zoned-time.ts";
import { useTimeZone } from "../../../session/use-time-zone.ts";
import { Icon } from "../../../ui/student/icon.tsx";
import { StateNote } from "../parts/state-note.tsx";
import { useAudience } from "../parts/use-audience.ts";

interface ClassRowProps {
  occurrence: ListedOccurrence;
  /** Milliseconds by which the server's clock is ahead of the device's. */
  clockAhead: number;
  /** Whether the course need not be named, on its own screen. */
  isInCourse: boolean;
}

/** A date of a class, with a link to the class's page. */
export function ClassRow({ occurrence, clockAhead, isInCourse }: ClassRowProps) {
  const { i18n } = useLingui();
  const own = useTimeZone();
  const audienceOf = useAudience();
  const now = useNow(turningPoints(occurrence), { ahead: clockAhead });
  const { day, month } = dayParts(wallClock(occurrence.starts_at, own), i18n.locale);
  const state = phaseOf(occurrence, now);
  const { recordings } = occurrence;
  const audience = audienceOf(occurrence, isInCourse);
  return (
    <li className="border-t border-line">
      <Link
        to="/student/live/$classId"
        params={{ classId: String(occurrence.class_id) }}
        search={{ date: occurrence.id }}
        className="flex items-start gap-4 py-4 text-ink no-underline hover:text-accent"
      >
        <span aria-hidden="true" className="w-11 shrink-0 text-center leading-tight">
          <span className="block text-question font-semibold tabular-nums">{day}</span>
          <span className="block text-small text-muted">{month}</span>
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{occurrence.title}</span>
            <StateNote state={state} isMoved={occurrence.is_moved} />
          </span>
          <span className="mt-0.5 block text-small">
            <ClassTimes
              startsAt={occurrence.starts_at}
              endsAt={occurrence.ends_at}
              timeZone={occurrence.time_zone}
            />
          </span>
          {audience !== "" && (
            <span className="block text-small wrap-anywhere text-muted">{audience}</span>
          )}
          {recordings > 0 && (
            <span className="block text-small font-semibold text-accent">
              <Plural value={recordings} one="# recording" other="# recordings" />
            </span>
          )}
        </span>
        <Icon name="arrow" className="mt-1 size-5 text-muted max-sm:hidden" />
      </Link>
    </li>
  );
}
