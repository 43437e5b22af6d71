import { Plural, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useId } from "react";

import { ClassTimes } from "../../../class-times/class-times.tsx";
import { phaseOf } from "../../../class-times/phase-of.ts";
import { StateNote } from "../parts/state-note.tsx";
import type { ClockedClass } from "../queries/live-queries.ts";

interface DateListProps {
  liveClass: ClockedClass;
  shownId: number | undefined;
}

/** All dates of a recurring class. */
export function DateList({ liveClass, shownId }: DateListProps) {
  const { t } = useLingui();
  const id = useId();
  const now = Date.parse(liveClass.now);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-question font-semibold">
        {t`All dates`}
      </h2>
      <ul className="border-b border-line">
        {liveClass.occurrences.map((one) => {
          const state = phaseOf(one, now);
          const recordings = one.recordings.length;
          return (
            <li key={one.id} className="border-t border-line">
              <Link
                to="/student/live/$classId"
                params={{ classId: String(liveClass.id) }}
                search={{ date: one.id }}
                replace
                aria-current={one.id === shownId ? "true" : undefined}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-ink no-underline hover:text-accent aria-[current]:font-semibold"
              >
                <span className={`min-w-0 ${state === "ended" ? "text-muted" : ""}`}>
                  <ClassTimes
                    startsAt={one.starts_at}
                    endsAt={one.ends_at}
                    timeZone={liveClass.time_zone}
                  />
                </span>
                <span className="flex flex-wrap items-center gap-3 text-small">
                  {recordings > 0 && (
                    <span className="font-semibold text-accent">
                      <Plural value={recordings} one="# recording" other="# recordings" />
                    </span>
                  )}
                  <StateNote state={state} isMoved={one.is_moved} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
