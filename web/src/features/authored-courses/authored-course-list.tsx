import { Trans, useLingui } from "@lingui/react/macro";

interface AuthoredCourseListProps {
  courses: readonly { id: number; title: string }[];
}

/** The courses of a member of staff by title and number. */
export function AuthoredCourseList({ courses }: AuthoredCourseListProps) {
  const { t } = useLingui();
  if (courses.length === 0) {
    return (
      <div className="rounded-card border border-dashed border-edge px-6 py-12 text-center">
        <p className="font-semibold">{t`There are no courses here yet`}</p>
        <p className="mx-auto mt-1 max-w-prose text-muted">
          {t`A course appears here once it is imported, or once you are assigned to it.`}
        </p>
      </div>
    );
  }
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-card">
      {courses.map(({ id, title }) => (
        <li
          key={id}
          className="flex min-h-14 items-center justify-between gap-4 border-line px-5 py-3 not-first:border-t"
        >
          <span className="min-w-0 font-semibold">{title}</span>
          <span className="text-small whitespace-nowrap text-muted tabular-nums">
            <Trans>Course no. {id}</Trans>
          </span>
        </li>
      ))}
    </ul>
  );
}
