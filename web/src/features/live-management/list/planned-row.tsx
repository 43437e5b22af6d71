import { Plural } from "@lingui/react/macro";
import type { PlannedOccurrence } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { ClassTimes } from "../../../class-times/class-times.tsx";
import { ClassBadge } from "../parts/class-badge.tsx";
import { useAudience } from "../parts/use-audience.ts";

/** A date in the staff's list of classes. */
export function PlannedRow({ occurrence }: { occurrence: PlannedOccurrence }) {
  const audienceOf = useAudience();
  const { state, joined, meeting, is_moved: isMoved } = occurrence;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line px-5 py-4 not-first:border-t">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/authoring/live/$classId/{-$panel}"
            params={{ classId: String(occurrence.class_id), panel: undefined }}
            search={{ date: occurrence.id }}
            className="font-semibold underline decoration-transparent underline-offset-4 wrap-anywhere hover:decoration-current"
          >
            {occurrence.title}
          </Link>
          <ClassBadge state={state} isMoved={isMoved} meeting={meeting.state} />
        </p>
        <p className="mt-0.5 text-small">
          <ClassTimes
            startsAt={occurrence.starts_at}
            endsAt={occurrence.ends_at}
            timeZone={occurrence.time_zone}
          />
        </p>
        <p className="text-small wrap-anywhere text-muted">
          {[audienceOf(occurrence), occurrence.hosts.join(", ")].filter(Boolean).join(" · ")}
        </p>
      </div>
      {(state === "ended" || state === "open") && (
        <p className="text-small text-muted tabular-nums">
          <Plural value={joined} _0="nobody joined" one="# joined" other="# joined" />
        </p>
      )}
    </li>
  );
}
