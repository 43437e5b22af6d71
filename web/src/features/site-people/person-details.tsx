import { useLingui } from "@lingui/react/macro";
import type { PersonDetails as Details, SitePerson } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { describeFailure } from "../../api/index.ts";
import { formatDay } from "../../i18n/format-day.ts";
import { PathLink } from "../../ui/path-link.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { personQuery } from "./api.ts";
import { PersonActions } from "./person-actions.tsx";
import { PersonTokens } from "./person-tokens.tsx";

interface PersonDetailsProps {
  person: SitePerson;
  isSending: boolean;
}

/** A person's courses, and the actions on the account. */
export function PersonDetails({ person, isSending }: PersonDetailsProps) {
  const details = useQuery(personQuery(person.id));
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-4 pb-2">
      {details.isPending && <Loading className="py-4" />}
      {details.isError && (
        <LoadFailure
          failure={describeFailure(details.error)}
          onRetry={() => void details.refetch()}
        />
      )}
      {person.mail_failure !== null && <MailFailure {...person} reply={person.mail_failure} />}
      {details.data && <Courses details={details.data} />}
      {person.role !== "student" && <PersonTokens person={person} />}
      <PersonActions person={person} isSending={isSending} />
    </div>
  );
}

/** Why the latest mail did not arrive: often a mistyped address. */
function MailFailure({ email, reply }: { email: string; reply: string }) {
  const { t } = useLingui();
  return (
    <p className="wrap-anywhere">
      {t`The latest mail to ${email} was not delivered. Is the address right?`}
      {reply !== "" && <span className="block text-small text-muted">{reply}</span>}
    </p>
  );
}

function Courses({ details }: { details: Details }) {
  const { t, i18n } = useLingui();
  const { enrolments, staff_of: staffOf } = details;
  const created = formatDay(details.created_at, i18n.locale);
  const staffRoles = {
    owner: t`leads the course`,
    teacher: t`writes and teaches`,
    assistant: t`manages students`,
    viewer: t`can view`,
  };
  return (
    <div className="grid gap-3">
      <p className="text-muted">{t`Account since ${created}`}</p>
      {enrolments.length + staffOf.length === 0 && <p>{t`In no course yet.`}</p>}
      <ul className="grid gap-1 empty:hidden">
        {staffOf.map(({ course, role }) => (
          <CourseLine key={`staff ${course.id}`} course={course}>
            {staffRoles[role]}
          </CourseLine>
        ))}
        {enrolments.map(({ course, group, finished_at: finished }) => (
          <CourseLine key={course.id} course={course}>
            {finished ? t`finished` : t`takes the course`}
            {group !== "" && ` · ${group}`}
          </CourseLine>
        ))}
      </ul>
    </div>
  );
}

interface CourseLineProps {
  course: { id: number; title: string };
  children: ReactNode;
}

function CourseLine({ course, children }: CourseLineProps) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      <PathLink
        path={`/authoring/courses/${course.id}/people`}
        className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-accent hover:underline"
      >
        {course.title}
      </PathLink>
      <span className="text-muted">{children}</span>
    </li>
  );
}
