import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { showCurrent } from "../../../ui/show-current.ts";

const tab =
  "inline-flex min-h-11 items-center border-b-3 border-transparent text-muted hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink";

interface CourseTabsProps {
  courseId: number;
  /** Whether this is the screen of the services for live classes, which belongs to their tab. */
  isAtServices?: boolean | undefined;
}

/** The screens of one course, under its title. */
export function CourseTabs({ courseId, isAtServices }: CourseTabsProps) {
  const { t } = useLingui();
  // Links keep the panel of the address otherwise.
  const params = { courseId: String(courseId), panel: undefined };
  return (
    <nav aria-label={t`This course`} className="border-b border-line">
      <ul
        ref={showCurrent}
        className="fades-out -mb-px flex gap-6 overflow-x-auto whitespace-nowrap"
      >
        <li>
          <Link
            to="/authoring/courses/$courseId"
            params={params}
            activeOptions={{ exact: true, includeHash: false }}
            className={tab}
          >
            {t`Outline`}
          </Link>
        </li>
        <li>
          <Link to="/authoring/courses/$courseId/people/{-$panel}" params={params} className={tab}>
            {t`People`}
          </Link>
        </li>
        <li>
          <Link
            to="/authoring/courses/$courseId/results/{-$panel}/{-$item}"
            params={{ ...params, item: undefined }}
            className={tab}
          >
            {t`Results`}
          </Link>
        </li>
        <li>
          <Link to="/authoring/courses/$courseId/videos" params={params} className={tab}>
            {t`Videos`}
          </Link>
        </li>
        <li>
          <Link to="/authoring/courses/$courseId/survey" params={params} className={tab}>
            {t`Survey`}
          </Link>
        </li>
        <li>
          <Link
            to="/authoring/courses/$courseId/diplomas/{-$panel}"
            params={params}
            className={tab}
          >
            {t`Diplomas`}
          </Link>
        </li>
        <li>
          <Link
            to="/authoring/courses/$courseId/articles/{-$articleId}"
            params={{ courseId: String(courseId), articleId: undefined }}
            className={tab}
          >
            {t`Articles`}
          </Link>
        </li>
        <li>
          <Link
            to="/authoring/live"
            search={{ course: courseId }}
            aria-current={isAtServices && "page"}
            className={tab}
          >
            {t`Live classes`}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
