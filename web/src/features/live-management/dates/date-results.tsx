import { useLingui } from "@lingui/react/macro";
import type { PlannedClass, PlannedDate } from "@paso/contract";

import { formatSpan } from "../../../i18n/zoned-time.ts";
import { useTimeZone } from "../../../session/use-time-zone.ts";
import { Attendance } from "../attendance/attendance.tsx";
import { Recordings } from "../recordings/recordings.tsx";

interface DateResultsProps {
  planned: PlannedClass;
  date: PlannedDate;
}

/** What remains of a past date: attendance and recordings. */
export function DateResults({ planned, date }: DateResultsProps) {
  const { t, i18n } = useLingui();
  const timeZone = useTimeZone();
  const when = formatSpan({ starts: date.starts_at, ends: date.ends_at }, timeZone, i18n.locale);
  return (
    <section
      aria-label={t`Attendance and recordings`}
      className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-line pt-8"
    >
      {planned.occurrences.length > 1 && <p className="text-muted tabular-nums">{when}</p>}
      <Recordings planned={planned} date={date} />
      <Attendance planned={planned} date={date} />
    </section>
  );
}
