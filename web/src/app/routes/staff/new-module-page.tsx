import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { ModuleForm } from "../../../features/authoring-forms/index.ts";
import {
  CoursePathPickers,
  pickableModulesQuery,
} from "../../../features/authoring-pickers/index.ts";
import { FormScreen } from "./form-screen.tsx";
import { useCoursePath } from "./use-course-path.ts";
import { useGoSaved } from "./use-go-saved.ts";

/** `/authoring/modules/new?course=` */
export function NewModulePage() {
  const { t } = useLingui();
  const { path, pickers } = useCoursePath();
  const goSaved = useGoSaved();
  const modules = useQuery(pickableModulesQuery(path.course)).data?.modules;
  return (
    <FormScreen title={t`Create module`} courseId={path.course}>
      <CoursePathPickers depth="course" {...pickers} />
      {path.course && modules && (
        <ModuleForm key={path.course} courseId={path.course} siblings={modules} onSaved={goSaved} />
      )}
    </FormScreen>
  );
}
