import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { PageForm } from "../../../features/authoring-forms/index.ts";
import {
  CoursePathPickers,
  pickablePagesQuery,
} from "../../../features/authoring-pickers/index.ts";
import { FormScreen } from "./form-screen.tsx";
import { useCoursePath } from "./use-course-path.ts";
import { useGoSaved } from "./use-go-saved.ts";

/** `/authoring/pages/new?course=&module=` */
export function NewPagePage() {
  const { t } = useLingui();
  const { path, pickers } = useCoursePath();
  const goSaved = useGoSaved();
  const pages = useQuery(pickablePagesQuery(path.module)).data?.pages;
  return (
    <FormScreen title={t`Create page`} courseId={path.course}>
      <CoursePathPickers depth="module" {...pickers} />
      {path.course && path.module && pages && (
        <PageForm
          key={path.module}
          courseId={path.course}
          moduleId={path.module}
          siblings={pages}
          onSaved={goSaved}
        />
      )}
    </FormScreen>
  );
}
