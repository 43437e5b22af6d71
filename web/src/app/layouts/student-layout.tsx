import { useLingui } from "@lingui/react/macro";
import type { NamedCourse } from "@paso/contract";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";

import { lazyPart } from "../../loading/lazy-part.tsx";
import { headerActionClass } from "../../ui/student/header-action.tsx";
import { Icon } from "../../ui/student/icon.tsx";
import { ProgressBar } from "../../ui/student/progress-bar.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { HeaderBell } from "./header-bell.tsx";
import { SiteLink } from "./site-link.tsx";
import { useOnceIdle } from "./use-once-idle.ts";

const OfflineNotice = lazyPart(
  async () => (await import("../../features/offline/index.ts")).OfflineNotice,
);

interface StudentLayoutProps {
  /** The current course: named in the header, with a link to its map. */
  course?: (Pick<NamedCourse, "id" | "title"> & Partial<NamedCourse>) | undefined;
  /** Progress on the current path, in sections. */
  progress?: { done: number; total: number } | undefined;
  /** The navigation between the student's screens, if the screen has room for it. */
  nav?: ReactNode;
  /** Further header buttons, such as Notes (`HeaderAction`). */
  actions?: ReactNode;
  children: ReactNode;
}

/** Every student screen: the header with the current location, and the content below it. */
export function StudentLayout({ course, progress, nav, actions, children }: StudentLayoutProps) {
  const { t } = useLingui();
  const isIdle = useOnceIdle();
  return (
    <>
      <header className="sticky top-0 z-10 border-b border-line bg-paper">
        <div className="flex h-15 items-center gap-3 px-4 sm:gap-4 sm:px-7">
          <SiteLink />
          {nav}
          {course && (
            <p
              lang={course.language}
              className="hidden max-w-64 truncate text-small text-muted md:block"
            >
              {course.title}
            </p>
          )}
          {progress && <HeaderProgress {...progress} />}
          <div className="ms-auto flex items-center gap-2 sm:gap-4">
            {course && (
              <Link
                to="/student/courses/$courseId"
                params={{ courseId: String(course.id) }}
                className={headerActionClass}
              >
                <Icon name="map" className="size-5 sm:hidden" />
                {t`Map`}
              </Link>
            )}
            {actions}
            <HeaderBell />
            <AccountMenu />
          </div>
        </div>
        {isIdle && (
          <Suspense>
            <OfflineNotice />
          </Suspense>
        )}
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function HeaderProgress({ done, total }: { done: number; total: number }) {
  const { t } = useLingui();
  const text = t`${done} of ${total}`;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3 sm:max-w-96">
      <ProgressBar
        value={done}
        total={total}
        label={t`Progress`}
        valueText={text}
        className="min-w-0 flex-1"
      />
      <p className="text-small whitespace-nowrap text-muted tabular-nums" aria-hidden="true">
        <span className="sm:hidden">
          {done} / {total}
        </span>
        <span className="max-sm:hidden">{text}</span>
      </p>
    </div>
  );
}
