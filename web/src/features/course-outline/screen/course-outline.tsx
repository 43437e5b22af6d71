import { useLingui } from "@lingui/react/macro";
import type { CourseOutline as Outline } from "@paso/contract";
import { type ReactNode, Suspense, useMemo, useState } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { EmptyState } from "../../../ui/staff/empty-state.tsx";
import { AddPart } from "../changes/add-part.tsx";
import { OutlineContext, WholeOutlineContext } from "../changes/outline-context.ts";
import { useOutlineActions } from "../changes/use-outline-actions.tsx";
import type { PartName } from "../parts/part.ts";
import { OutlineTree } from "../tree/outline-tree.tsx";
import { CourseFacts } from "./course-facts.tsx";
import { OutlineSidebar } from "./outline-sidebar.tsx";
import { SurveyRow } from "./survey-row.tsx";
import { useAskedDeletion } from "./use-asked-deletion.tsx";

const LibraryPages = lazyPart(
  async () => (await import("../deferred/library-pages.tsx")).LibraryPages,
  { texts: "admin", dialog: true },
);
const MoveDialog = lazyPart(async () => (await import("../deferred/move-dialog.tsx")).MoveDialog, {
  texts: "admin",
  dialog: true,
});

interface CourseOutlineProps {
  outline: Outline;
  /** Navigation to the course's other screens, below its title. */
  tabs: ReactNode;
}

/** A whole course: its modules, pages and sections, to be arranged and to be opened for editing. */
export function CourseOutline({ outline, tabs }: CourseOutlineProps) {
  const { t } = useLingui();
  const { course, modules, may_edit: mayEdit, time_zone: timeZone } = outline;
  const { ask, dialog } = useAskedDeletion();
  const actions = useOutlineActions(course.id, ask);
  const [moved, setMoved] = useState<PartName | null>(null);
  /** The module that pages of the library are copied into. */
  const [filled, setFilled] = useState<number | null>(null);
  const onScreen = useMemo(
    () => ({
      courseId: course.id,
      language: course.language,
      mayEdit,
      timeZone,
      actions,
      askWhere: setMoved,
      askLibrary: setFilled,
    }),
    [course.id, course.language, mayEdit, timeZone, actions],
  );
  return (
    <OutlineContext value={onScreen}>
      <WholeOutlineContext value={outline}>
        <div className="lg:grid lg:grid-cols-[20.5rem_minmax(0,1fr)]">
          <OutlineSidebar
            outline={outline}
            addressOf={({ course, page }) => `/authoring/courses/${course}#page-${page}`}
          />
          <div className="mx-auto grid w-full max-w-240 grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 pt-8 pb-24 sm:px-8">
            <div>
              <p className="text-small text-muted">{t`Course outline`}</p>
              <h1 lang={course.language} className="mb-2 text-title font-bold wrap-anywhere">
                {course.title}
              </h1>
              <CourseFacts outline={outline} />
              <div className="mt-3">{tabs}</div>
            </div>
            {modules.length === 0 ? (
              <EmptyState
                title={t`This course is still empty`}
                text={t`A course has modules, modules have pages, and pages have the sections that students take one by one.`}
              />
            ) : (
              <OutlineTree />
            )}
            {mayEdit && (
              <div>
                <AddPart
                  label={t`Add module`}
                  parent={{ kind: "course", id: course.id }}
                  siblings={modules}
                />
              </div>
            )}
            <SurveyRow outline={outline} />
          </div>
        </div>
        {dialog}
        <Suspense>
          {moved && <MoveDialog part={moved} onClose={() => setMoved(null)} />}
          {filled !== null && <LibraryPages moduleId={filled} onClose={() => setFilled(null)} />}
        </Suspense>
      </WholeOutlineContext>
    </OutlineContext>
  );
}
