import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { PageForm } from "../../../features/authoring-forms/page-form.tsx";
import { pickablePagesQuery } from "../../../features/authoring-pickers/api.ts";
import { PlacePickers } from "../../../features/authoring-pickers/place-pickers.tsx";
import { FormScreen } from "./form-screen.tsx";
import { useGoSaved } from "./use-go-saved.ts";
import { usePlace } from "./use-place.ts";

/** `/authoring/pages/edit?course=&module=&page=` */
export function EditPagePage() {
  const { t } = useLingui();
  const { place, pickers } = usePlace();
  const goSaved = useGoSaved();
  const pages = useQuery(pickablePagesQuery(place.module)).data?.pages;
  const page = pages?.find(({ id }) => id === place.page);
  return (
    <FormScreen title={t`Edit page`} courseId={place.course}>
      <PlacePickers depth="page" {...pickers} />
      {place.course && place.module && pages && page && (
        <PageForm
          key={page.id}
          courseId={place.course}
          moduleId={place.module}
          siblings={pages}
          page={page}
          onSaved={goSaved}
        />
      )}
    </FormScreen>
  );
}
