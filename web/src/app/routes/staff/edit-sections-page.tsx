import { useLingui } from "@lingui/react/macro";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";

import { describeFailure } from "../../../api/index.ts";
import { PageEditor, pageSectionsQuery } from "../../../features/section-editor/index.ts";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { HeaderActions } from "../../layouts/staff-header-actions.tsx";
import { DeferredDraftPreview } from "./deferred-draft-preview.tsx";
import { DeferredPickers } from "./deferred-pickers.tsx";
import { SectionScreen } from "./section-screen.tsx";
import { useCoursePath } from "./use-course-path.ts";
import { useGoSaved } from "./use-go-saved.ts";
import { useStayHere } from "./use-stay-here.ts";

/** `/authoring/sections/edit?course=&module=&page=#section-{id}` */
export function EditSectionsPage() {
  const { t } = useLingui();
  const { path, pickers } = useCoursePath();
  const goSaved = useGoSaved();
  const stay = useStayHere();
  const fragment = useLocation({ select: ({ hash }) => hash });
  const { data, error, isLoading } = useQuery({
    ...pageSectionsQuery(path.page ?? 0),
    ...(path.page === undefined && { queryFn: skipToken }),
  });
  const module = data?.module?.order;
  const page = data?.page.order;
  return (
    <SectionScreen
      title={data ? data.page.title : t`Edit sections`}
      subtitle={module !== undefined && t`Module ${module} · Page ${page}`}
      courseId={path.course ?? data?.course.id}
      pageId={path.page}
      pageTitle={data?.page.title}
      pickers={<DeferredPickers depth="page" {...pickers} />}
    >
      {isLoading && <Loading />}
      <FormError failure={error && describeFailure(error)} />
      {data && (
        <PageEditor
          key={data.page.id}
          page={data}
          openKey={fragment || undefined}
          onSaved={goSaved}
          onStayed={() => stay()}
          renderPreview={(written) => <DeferredDraftPreview pageId={data.page.id} {...written} />}
          renderActions={(submit) => <HeaderActions>{submit}</HeaderActions>}
        />
      )}
    </SectionScreen>
  );
}
