import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { todayQuery } from "../../../features/authored-courses/index.ts";
import { ModuleForm } from "../../../features/authoring-forms/index.ts";
import {
  CoursePathPickers,
  pickableModulesQuery,
} from "../../../features/authoring-pickers/index.ts";
import { FormScreen } from "./form-screen.tsx";
import { useCoursePath } from "./use-course-path.ts";
import { useGoSaved } from "./use-go-saved.ts";

/** `/authoring/modules/edit?course=&module=` */
export function EditModulePage() {
  const { t } = useLingui();
  const { path, pickers } = useCoursePath();
  const goSaved = useGoSaved();
  const modules = useQuery(pickableModulesQuery(path.course)).data?.modules;
  const timeZone = useQuery(todayQuery).data?.time_zone;
  const module = modules?.find(({ id }) => id === path.module);
  return (
    <FormScreen title={t`Edit module`} courseId={path.course}>
      <CoursePathPickers depth="module" {...pickers} />
      {path.course && modules && module && timeZone && (
        <ModuleForm
          key={module.id}
          courseId={path.course}
          siblings={modules}
          module={module}
          timeZone={timeZone}
          onSaved={goSaved}
        />
      )}
    </FormScreen>
  );
}
