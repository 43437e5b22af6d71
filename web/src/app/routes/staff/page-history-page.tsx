import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";

import { editSectionsAddress } from "../../../features/course-outline/index.ts";
import { PageHistory, pageHistoryQuery } from "../../../features/page-history/index.ts";
import { PathLink } from "../../../ui/path-link.tsx";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

const ROUTE = "/signed-in/staff/authoring/pages/$pageId/history";

/** `/authoring/pages/{pageId}/history?version=&with=` */
export function PageHistoryPage() {
  const { t } = useLingui();
  const pageId = Number(useParams({ from: ROUTE }).pageId);
  const shown = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: "/authoring/pages/$pageId/history" });
  const history = useInfiniteQuery(pageHistoryQuery(pageId));
  const first = history.data?.pages[0];
  useDocumentTitle(t`History`, first?.page.title);
  return (
    <StaffQueryScreen query={{ ...history, data: first }}>
      {({ course, module, page, may_edit: mayEdit, time_zone: timeZone }) => (
        <div className="mx-auto grid w-full max-w-280 grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-6 pb-24 sm:px-8">
          <div>
            <PathLink
              path={`/authoring/courses/${course.id}#page-${page.id}`}
              className="-ms-1 inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink"
            >
              <Icon name="back" />
              {t`Course outline`}
            </PathLink>
            <p className="text-muted wrap-anywhere">
              {course.title} · {module.title}
            </p>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <h1 className="text-title font-bold wrap-anywhere">
                {page.title}
                <span className="sr-only">: {t`History`}</span>
              </h1>
              {mayEdit && (
                <PathLink
                  path={editSectionsAddress({
                    course: course.id,
                    module: module.id,
                    page: page.id,
                  })}
                  className={buttonClass("quiet")}
                >
                  <Icon name="edit" />
                  {t`Edit sections`}
                </PathLink>
              )}
            </div>
            <p className="mt-1 text-small text-muted">
              {t`Times are in ${timeZone}. The last 100 versions are kept, for a year.`}
            </p>
          </div>
          <PageHistory
            pageId={page.id}
            shown={shown}
            onShow={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
          />
        </div>
      )}
    </StaffQueryScreen>
  );
}
