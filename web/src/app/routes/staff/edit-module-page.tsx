import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { authoredCoursesQuery } from "../../../features/authored-courses/api.ts";
import { ModuleForm } from "../../../features/authoring-forms/module-form.tsx";
import { pickableModulesQuery } from "../../../features/authoring-pickers/api.ts";
import { PlacePickers } from "../../../features/authoring-pickers/place-pickers.tsx";
import { FormScreen } from "./form-screen.tsx";
import { useGoSaved } from "./use-go-saved.ts";
import { usePlace } from "./use-place.ts";

/** `/authoring/modules/edit?course=&module=` */
export function EditModulePage() {
  const { t } = useLingui();
  const { place, pickers } = usePlace();
  const goSaved = useGoSaved();
  const modules = useQuery(pickableModulesQuery(place.course)).data?.modules;
  const timeZone = useQuery(authoredCoursesQuery).data?.time_zone;
  const module = modules?.find(({ id }) => id === place.module);
  return (
    <FormScreen title={t`Edit module`} courseId={place.course}>
      <PlacePickers depth="module" {...pickers} />
      {place.course && modules && module && timeZone && (
        <ModuleForm
          key={module.id}
          courseId={place.course}
          siblings={modules}
          module={module}
          timeZone={timeZone}
          onSaved={goSaved}
        />
      )}
    </FormScreen>
  );
}
