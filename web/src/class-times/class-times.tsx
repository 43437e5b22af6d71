import { useLingui } from "@lingui/react";

import { formatSpan, wallClock, zoneName } from "../i18n/zoned-time.ts";
import { useTimeZone } from "../session/use-time-zone.ts";

interface ClassTimesProps {
  startsAt: string;
  endsAt: string;
  /** The class's own zone. */
  timeZone: string;
}

/** When a class is: in the viewer's time zone, and in the class's if that differs. */
export function ClassTimes({ startsAt, endsAt, timeZone }: ClassTimesProps) {
  const { locale } = useLingui().i18n;
  const own = useTimeZone();
  const span = { starts: startsAt, ends: endsAt };
  const differs = wallClock(startsAt, own) !== wallClock(startsAt, timeZone);
  return (
    <>
      <span className="block tabular-nums">
        {formatSpan(span, own, locale)}
        {differs && ` (${zoneName(own, locale)})`}
      </span>
      {differs && (
        <span className="block text-muted tabular-nums">
          {formatSpan(span, timeZone, locale)} ({zoneName(timeZone, locale)})
        </span>
      )}
    </>
  );
}
