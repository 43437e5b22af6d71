import { useLingui } from "@lingui/react/macro";

import { CalendarAddress } from "../calendar/calendar-address.tsx";
import { ClassParts } from "./class-parts.tsx";
import { ZoneNote } from "./zone-note.tsx";

/** All live classes the viewer may attend, upcoming and past, with a calendar feed. */
export function LiveClasses() {
  const { t } = useLingui();
  return (
    <div className="mx-auto grid max-w-column grid-cols-[minmax(0,1fr)] gap-11 px-5 pt-10 pb-24">
      <div className="grid gap-1">
        <h1 className="text-title font-bold">{t`Live classes`}</h1>
        <ZoneNote />
      </div>
      <ClassParts courseId={null}>
        <CalendarAddress />
      </ClassParts>
    </div>
  );
}
