import { useLingui } from "@lingui/react/macro";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";

import { describeFailure } from "../../../api/index.ts";
import { PlacePickers } from "../../../features/authoring-pickers/place-pickers.tsx";
import { pageSectionsQuery } from "../../../features/section-editor/api.ts";
import { PageEditor } from "../../../features/section-editor/page-editor.tsx";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { HeaderActions } from "../../layouts/staff-header-actions.tsx";
import { SectionScreen } from "./section-screen.tsx";
import { useGoSaved } from "./use-go-saved.ts";
import { usePlace } from "./use-place.ts";

/** `/authoring/sections/edit?course=&module=&page=#section-{id}` */
export function EditSectionsPage() {
  const { t } = useLingui();
  const { place, pickers } = usePlace();
  const goSaved = useGoSaved();
  const fragment = useLocation({ select: ({ hash }) => hash });
  const { data, error, isLoading } = useQuery({
    ...pageSectionsQuery(place.page ?? 0),
    ...(place.page === undefined && { queryFn: skipToken }),
  });
  const module = data?.module?.order;
  const page = data?.page.order;
  return (
    <SectionScreen
      title={data ? data.page.title : t`Edit sections`}
      place={module !== undefined && t`Module ${module} · Page ${page}`}
      courseId={place.course ?? data?.course.id}
      pageId={place.page}
      pickers={<PlacePickers depth="page" {...pickers} />}
    >
      {isLoading && <Loading />}
      <FormError failure={error && describeFailure(error)} />
      {data && (
        <PageEditor
          key={data.page.id}
          page={data}
          openKey={fragment || undefined}
          onSaved={goSaved}
          renderActions={(submit) => (
            <HeaderActions>
              <Link
                to="/authoring/preview/pages/$pageId"
                params={{ pageId: String(data.page.id) }}
                className={`${buttonClass("quiet")} max-sm:px-2.5`}
              >
                <Icon name="eye" className="size-5 sm:hidden" />
                <span className="max-sm:sr-only">{t`Preview as student`}</span>
              </Link>
              {submit}
            </HeaderActions>
          )}
        />
      )}
    </SectionScreen>
  );
}
