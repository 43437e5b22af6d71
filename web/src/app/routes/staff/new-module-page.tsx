import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { ModuleForm } from "../../../features/authoring-forms/module-form.tsx";
import { pickableModulesQuery } from "../../../features/authoring-pickers/api.ts";
import { PlacePickers } from "../../../features/authoring-pickers/place-pickers.tsx";
import { FormScreen } from "./form-screen.tsx";
import { useGoSaved } from "./use-go-saved.ts";
import { usePlace } from "./use-place.ts";

/** `/authoring/modules/new?course=` */
export function NewModulePage() {
  const { t } = useLingui();
  const { place, pickers } = usePlace();
  const goSaved = useGoSaved();
  const modules = useQuery(pickableModulesQuery(place.course)).data?.modules;
  return (
    <FormScreen title={t`Create module`} courseId={place.course}>
      <PlacePickers depth="course" {...pickers} />
      {place.course && modules && (
        <ModuleForm
          key={place.course}
          courseId={place.course}
          siblings={modules}
          onSaved={goSaved}
        />
      )}
    </FormScreen>
  );
}
