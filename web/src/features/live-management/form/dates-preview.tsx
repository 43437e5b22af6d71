import { Plural, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { ClassTimes } from "../../../class-times/class-times.tsx";
import { usePaused } from "../../../ui/staff/use-paused.ts";
import { classDatesQuery, type ClassSchedule } from "../queries/class-queries.ts";
import { type ClassValues, fieldsOf } from "./class-values.ts";

/** Maximum dates listed; the others are counted. */
const SHOWN = 5;

/** Preview of the form's dates, also in the viewer's time zone; nothing while incomplete. */
export function DatesPreview({ values }: { values: ClassValues }) {
  const { t } = useLingui();
  const { starts, duration_minutes, time_zone, repeat } = fieldsOf(values);
  const paused = usePaused(JSON.stringify({ starts, duration_minutes, time_zone, repeat }));
  const schedule = JSON.parse(paused) as ClassSchedule;
  const isComplete =
    schedule.starts !== "" &&
    schedule.duration_minutes > 0 &&
    (schedule.repeat === null ||
      (schedule.repeat.interval > 0 && Boolean(schedule.repeat.count ?? schedule.repeat.until)));
  const { data, isError } = useQuery({ ...classDatesQuery(schedule), enabled: isComplete });
  if (!isComplete || isError || !data) return null;
  const { dates } = data;
  const others = dates.length - SHOWN;
  return (
    <div className="rounded-control border border-line bg-card px-4 py-3" role="status">
      <p className="font-semibold tabular-nums">
        <Plural value={dates.length} one="# date" other="# dates" />
      </p>
      <ul className="mt-1 grid gap-1 text-small">
        {dates.slice(0, SHOWN).map(({ starts_at: startsAt, ends_at: endsAt }) => (
          <li key={startsAt}>
            <ClassTimes startsAt={startsAt} endsAt={endsAt} timeZone={time_zone} />
          </li>
        ))}
      </ul>
      {others > 0 && <p className="mt-1 text-small text-muted">{t`and ${others} more`}</p>}
    </div>
  );
}
