import { useLingui } from "@lingui/react/macro";
import { skipToken, useQuery } from "@tanstack/react-query";

import { describeFailure } from "../../../api/index.ts";
import { editSectionsAddress } from "../../../features/course-outline/index.ts";
import { NewSections, sectionOrdersQuery } from "../../../features/section-editor/index.ts";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { HeaderActions } from "../../layouts/staff-header-actions.tsx";
import { DeferredDraftPreview } from "./deferred-draft-preview.tsx";
import { DeferredPickers } from "./deferred-pickers.tsx";
import { SectionScreen } from "./section-screen.tsx";
import { useCoursePath } from "./use-course-path.ts";
import { useGoSaved } from "./use-go-saved.ts";
import { useStayHere } from "./use-stay-here.ts";

/** `/authoring/sections/new?course=&module=&page=` */
export function NewSectionsPage() {
  const { t } = useLingui();
  const { path, pickers } = useCoursePath();
  const goSaved = useGoSaved();
  const stay = useStayHere();
  const { course = 0, module = 0, page: pageId = 0 } = path;
  const orders = useQuery({
    ...sectionOrdersQuery(path.page ?? 0),
    ...(path.page === undefined && { queryFn: skipToken }),
  });
  return (
    <SectionScreen
      title={t`Create sections`}
      courseId={path.course}
      pageId={path.page}
      pickers={<DeferredPickers depth="page" {...pickers} />}
    >
      {orders.isLoading && <Loading />}
      <FormError failure={orders.error && describeFailure(orders.error)} />
      {path.page !== undefined && orders.data && (
        <NewSections
          key={path.page}
          pageId={path.page}
          existing={orders.data}
          onSaved={goSaved}
          onStayed={(section) =>
            stay(editSectionsAddress({ course, module, page: pageId }, section ?? undefined))
          }
          renderPreview={(written) => <DeferredDraftPreview pageId={pageId} {...written} />}
          renderActions={(submit) => <HeaderActions>{submit}</HeaderActions>}
        />
      )}
    </SectionScreen>
  );
}
