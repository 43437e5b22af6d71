import { useLingui } from "@lingui/react/macro";
import type { CourseGroup, CourseStudent } from "@paso/contract";

import { formatDay } from "../../i18n/format-day.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { EmailAddress } from "../../ui/email-address.tsx";
import { fullName } from "../../ui/full-name.ts";
import { Badge } from "../../ui/staff/badge.tsx";
import { CheckboxField } from "../../ui/staff/checkbox-field.tsx";
import { inviteAgain, withdrawStudents } from "./api.ts";
import { InvitedActions } from "./invited-actions.tsx";
import { useGroupName } from "./use-group-name.ts";

interface StudentRowProps {
  courseId: number;
  /** Whether people without an account can be invited. */
  mayInvite: boolean;
  student: CourseStudent;
  /** Pages of the course. */
  pages: number;
  groups: readonly CourseGroup[];
  isChosen?: boolean;
  /** Undefined if there are no bulk actions. */
  onChoose?: (isChosen: boolean) => void;
  /** Called once the row is gone, because its invitation was withdrawn. */
  onWithdrawn?: () => void;
}

/** A student: name, group, progress and last activity. */
export function StudentRow({
  courseId,
  mayInvite,
  student,
  pages,
  groups,
  isChosen,
  onChoose,
  onWithdrawn,
}: StudentRowProps) {
  const { t, i18n } = useLingui();
  const groupName = useGroupName();
  const { email, avatar, finished_pages: finished, last_seen: seen } = student;
  const name = fullName(student);
  const hasGroups = groups.length > 1;
  const group = groups.find(({ id }) => id === student.group_id);
  const lastDay = seen && formatDay(seen, i18n.locale);
  const ownEnd = student.end_date && formatDay(student.end_date, i18n.locale);
  return (
    <li
      className={`flex items-start gap-3 border-line px-4 py-3 not-first:border-t sm:px-5 ${isChosen ? "bg-accent-soft" : ""}`}
    >
      {onChoose && (
        <CheckboxField
          label={t`Choose ${name}`}
          labelHidden
          value={isChosen ?? false}
          onChange={onChoose}
        />
      )}
      <div
        className={`grid min-w-0 flex-1 *:min-w-0 grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-2 ${hasGroups ? "md:grid-cols-[5fr_2fr_4fr_4fr]" : "md:grid-cols-[5fr_4fr_4fr]"}`}
      >
        <div className="flex min-h-11 min-w-0 items-center gap-3">
          <Avatar name={name} picture={avatar} size="small" />
          <div className="min-w-0 wrap-anywhere">
            <p className="leading-snug font-semibold">{name}</p>
            <p className="text-small text-muted">
              <EmailAddress>{email}</EmailAddress>
            </p>
          </div>
        </div>
        {hasGroups && <p className="wrap-anywhere">{group && groupName(group)}</p>}
        <div className="flex items-center gap-3 tabular-nums">
          <span aria-hidden="true" className="h-1.5 w-24 shrink-0 rounded-full bg-line">
            <span
              className="block h-full rounded-full bg-accent"
              style={{ width: `${pages > 0 ? Math.min(100, (100 * finished) / pages) : 0}%` }}
            />
          </span>
          <span>{finished === 0 ? t`no page finished` : t`${finished} of ${pages} pages`}</span>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 text-muted tabular-nums">
          {student.invited_at ? (
            <InvitedActions
              courseId={courseId}
              name={name}
              invitedAt={student.invited_at}
              inviteAgain={mayInvite ? () => inviteAgain(courseId, [student.id]) : undefined}
              withdraw={onChoose ? () => withdrawStudents(courseId, [student.id]) : undefined}
              onWithdrawn={onWithdrawn}
            />
          ) : (
            <span>{lastDay ? t`last here ${lastDay}` : t`never been here`}</span>
          )}
          {ownEnd && <Badge tone="warm">{t`until ${ownEnd}`}</Badge>}
          {student.finished_at && <Badge tone="accent">{t`Finished`}</Badge>}
        </div>
      </div>
    </li>
  );
}
