import { useLingui } from "@lingui/react/macro";
import type { PlannedClass } from "@paso/contract";
import { useState } from "react";

import { phaseOf } from "../../../class-times/phase-of.ts";
import { Alert } from "../../../ui/staff/alert.tsx";
import { DateList } from "../dates/date-list.tsx";
import { DateResults } from "../dates/date-results.tsx";
import { MissingCredentials } from "../form/missing-credentials.tsx";
import { ClassActions } from "./class-actions.tsx";
import { ClassHead } from "./class-head.tsx";
import { PresentLink } from "./present-link.tsx";

interface PlannedClassPageProps {
  planned: PlannedClass;
  /** The date whose attendance and recordings are shown. */
  occurrenceId: number | undefined;
  onDeleted: () => void;
}

/** A class as its staff run it: dates, meetings, attendance and recordings. */
export function PlannedClassPage({ planned, occurrenceId, onDeleted }: PlannedClassPageProps) {
  const { t } = useLingui();
  const [clockAhead] = useState(() => Date.parse(planned.now) - Date.now());
  const { occurrences } = planned;
  const stateOf = (date: (typeof occurrences)[number]) => phaseOf(date, Date.parse(planned.now));
  const isPast = (date: (typeof occurrences)[number]) =>
    Date.parse(date.ends_at) <= Date.parse(planned.now);
  const hasBegun = occurrences.filter((date) => ["open", "ended"].includes(stateOf(date)));
  const shown =
    hasBegun.find(({ id }) => id === occurrenceId) ??
    (occurrences.length === 1 ? hasBegun[0] : undefined);
  const lists = { planned, clockAhead, shownId: shown?.id };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ClassHead planned={planned}>
        <div className="flex flex-wrap gap-3">
          {planned.may_present && planned.course && planned.state === "planned" && (
            <PresentLink courseId={planned.course.id} groupId={planned.group?.id ?? null} />
          )}
          {planned.may_change && <ClassActions planned={planned} onDeleted={onDeleted} />}
        </div>
      </ClassHead>
      {planned.state === "cancelled" && (
        <Alert tone="warm" title={t`This class was cancelled`}>
          {planned.cancel_reason && <p className="wrap-anywhere">{planned.cancel_reason}</p>}
        </Alert>
      )}
      {planned.state === "planned" && !planned.has_credentials && (
        <MissingCredentials courseId={planned.course?.id ?? null} hasIssue />
      )}
      {planned.text && (
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{planned.text}</p>
      )}
      {planned.state === "planned" && planned.provider === "zoom" && planned.password !== "" && (
        <p>
          {t`Password of the meeting:`} <code className="font-semibold">{planned.password}</code>{" "}
          <span className="text-muted">
            {t`Zoom may ask for it. Students see it when they join.`}
          </span>
        </p>
      )}
      <DateList
        title={t`Upcoming`}
        dates={occurrences.filter((date) => !isPast(date))}
        {...lists}
      />
      <DateList title={t`Past`} dates={occurrences.filter(isPast).toReversed()} {...lists} />
      {shown && <DateResults key={shown.id} planned={planned} date={shown} />}
    </div>
  );
}
