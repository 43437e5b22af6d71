import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import {
  authoredCoursesQuery,
  CourseRows,
  useImportCourse,
} from "../../../features/authored-courses/index.ts";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/authoring`: where staff begin. */
export function AuthoringPage() {
  const { t } = useLingui();
  const courses = useQuery(authoredCoursesQuery);
  const { button, report } = useImportCourse();
  useDocumentTitle(t`Courses`);
  return (
    <StaffQueryScreen query={courses}>
      {(list) => (
        <div className="mx-auto grid max-w-column gap-6 px-5 pt-10 pb-24">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h1 className="text-title font-bold">{t`Courses`}</h1>
            <div className="flex flex-wrap gap-3">
              <Link to="/authoring/trash" className={buttonClass("quiet")}>
                <Icon name="trash" />
                {t`Trash`}
              </Link>
              {list.may_create && (
                <>
                  {button}
                  <Link to="/authoring/courses/new" className={buttonClass()}>
                    <Icon name="add" />
                    {t`New course`}
                  </Link>
                </>
              )}
            </div>
          </div>
          {report}
          <CourseRows list={list} />
        </div>
      )}
    </StaffQueryScreen>
  );
}
