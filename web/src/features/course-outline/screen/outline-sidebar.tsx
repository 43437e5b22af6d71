import { Plural, useLingui } from "@lingui/react/macro";
import type { CourseOutline } from "@paso/contract";

import { PathLink } from "../../../ui/path-link.tsx";

interface OutlineSidebarProps {
  outline: CourseOutline;
  /** URL of a page's entry. */
  addressOf: (path: { course: number; module: number; page: number }) => string;
  /** The current page. */
  currentPage?: number | undefined;
}

/** The course as a sidebar: its modules and pages, with section counts. */
export function OutlineSidebar({ outline, addressOf, currentPage }: OutlineSidebarProps) {
  const { t, i18n } = useLingui();
  const { course, modules } = outline;
  return (
    <nav
      aria-label={t`Course outline`}
      className="sticky top-15 h-[calc(100dvh-3.75rem)] overflow-y-auto border-e border-line bg-card px-5.5 py-6 max-lg:hidden"
    >
      <PathLink
        path={`/authoring/courses/${course.id}`}
        lang={course.language}
        className="text-lg leading-snug font-bold wrap-anywhere hover:underline"
      >
        {course.title}
      </PathLink>
      <ol lang={course.language} className="mt-4 grid gap-4">
        {modules.map((module) => (
          <li key={module.id}>
            <p className="mb-1 font-semibold wrap-anywhere">
              {module.order}. {module.title}
            </p>
            <ol>
              {module.pages.map((page) => (
                <li key={page.id}>
                  <PathLink
                    path={addressOf({ course: course.id, module: module.id, page: page.id })}
                    {...(page.id === currentPage && { "aria-current": "page" })}
                    className="flex min-h-10 items-center gap-3 rounded-control px-2.5 py-1.5 leading-snug hover:bg-accent-soft aria-[current]:bg-accent-soft aria-[current]:font-semibold"
                  >
                    <span className="min-w-0 flex-1 wrap-anywhere">
                      {page.order}. {page.title}
                    </span>
                    <span aria-hidden="true" className="text-small text-muted tabular-nums">
                      {page.sections.length}
                    </span>
                    <span lang={i18n.locale} className="sr-only">
                      <Plural value={page.sections.length} one="# section" other="# sections" />
                    </span>
                  </PathLink>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}
