import { useLingui } from "@lingui/react/macro";
import type { CoursePartName, CourseParts } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { showCurrent } from "../../../ui/show-current.ts";

const tab =
  "inline-flex min-h-11 items-center border-b-3 border-transparent whitespace-nowrap text-muted hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink";

interface StudentCourseTabsProps {
  courseId: number;
  parts: CourseParts;
  /** The part that is shown, which has its tab even while it is empty; null for the map. */
  here: CoursePartName | null;
}

/** A course's parts for its students, below its title; nothing if there is only the map. */
export function StudentCourseTabs({ courseId, parts, here }: StudentCourseTabsProps) {
  const { t } = useLingui();
  const hasPart = (part: CoursePartName) => part in parts || part === here;
  const course = `/student/courses/${courseId}`;
  const tabs = [
    { path: course, label: t`Map`, isExact: true },
    hasPart("articles") && { path: `${course}/articles`, label: t`Articles`, isExact: false },
    hasPart("videos") && { path: `${course}/videos`, label: t`Videos`, isExact: false },
    hasPart("live") && { path: `${course}/live`, label: t`Live classes`, isExact: false },
    hasPart("grade") && { path: `${course}/grade`, label: t`Grade`, isExact: false },
    hasPart("compare") && { path: `${course}/compare`, label: t`Class and me`, isExact: false },
  ].filter((item) => item !== false);
  if (tabs.length === 1) return null;
  return (
    <nav aria-label={t`This course`} className="mt-3 border-b border-line">
      {/* On a phone the tabs scroll sideways, and the current one may be the last. */}
      <ul ref={showCurrent} className="fades-out -mb-px flex gap-4 overflow-x-auto sm:gap-6">
        {tabs.map(({ path, label, isExact }) => (
          <li key={path}>
            <Link
              to={path as "/student"}
              activeOptions={{ exact: isExact, includeHash: false, includeSearch: false }}
              className={tab}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
