import { useLingui } from "@lingui/react/macro";
import { skipToken, useQuery } from "@tanstack/react-query";

import { describeFailure } from "../../../api/index.ts";
import { PlacePickers } from "../../../features/authoring-pickers/place-pickers.tsx";
import { sectionOrdersQuery } from "../../../features/section-editor/api.ts";
import { NewSections } from "../../../features/section-editor/new-sections.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { HeaderActions } from "../../layouts/staff-header-actions.tsx";
import { SectionScreen } from "./section-screen.tsx";
import { useGoSaved } from "./use-go-saved.ts";
import { usePlace } from "./use-place.ts";

/** `/authoring/sections/new?course=&module=&page=` */
export function NewSectionsPage() {
  const { t } = useLingui();
  const { place, pickers } = usePlace();
  const goSaved = useGoSaved();
  const orders = useQuery({
    ...sectionOrdersQuery(place.page ?? 0),
    ...(place.page === undefined && { queryFn: skipToken }),
  });
  return (
    <SectionScreen
      title={t`Create sections`}
      courseId={place.course}
      pageId={place.page}
      pickers={<PlacePickers depth="page" {...pickers} />}
    >
      {orders.isLoading && <Loading />}
      <FormError failure={orders.error && describeFailure(orders.error)} />
      {place.page !== undefined && orders.data && (
        <NewSections
          key={place.page}
          pageId={place.page}
          existing={orders.data}
          onSaved={goSaved}
          renderActions={(submit) => <HeaderActions>{submit}</HeaderActions>}
        />
      )}
    </SectionScreen>
  );
}
