import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { PageForm } from "../../../features/authoring-forms/page-form.tsx";
import { pickablePagesQuery } from "../../../features/authoring-pickers/api.ts";
import { PlacePickers } from "../../../features/authoring-pickers/place-pickers.tsx";
import { FormScreen } from "./form-screen.tsx";
import { useGoSaved } from "./use-go-saved.ts";
import { usePlace } from "./use-place.ts";

/** `/authoring/pages/new?course=&module=` */
export function NewPagePage() {
  const { t } = useLingui();
  const { place, pickers } = usePlace();
  const goSaved = useGoSaved();
  const pages = useQuery(pickablePagesQuery(place.module)).data?.pages;
  return (
    <FormScreen title={t`Create page`} courseId={place.course}>
      <PlacePickers depth="module" {...pickers} />
      {place.course && place.module && pages && (
        <PageForm
          key={place.module}
          courseId={place.course}
          moduleId={place.module}
          siblings={pages}
          onSaved={goSaved}
        />
      )}
    </FormScreen>
  );
}
