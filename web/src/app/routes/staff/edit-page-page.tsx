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

/** `/authoring/pages/edit?course=&module=&page=` */
export function EditPagePage() {
  const { t } = useLingui();
  const { path, pickers } = useCoursePath();
  const goSaved = useGoSaved();
  const pages = useQuery(pickablePagesQuery(path.module)).data?.pages;
  const page = pages?.find(({ id }) => id === path.page);
  return (
    <FormScreen title={t`Edit page`} courseId={path.course}>
      <CoursePathPickers depth="page" {...pickers} />
      {path.course && path.module && pages && page && (
        <PageForm
          key={page.id}
          courseId={path.course}
          moduleId={path.module}
          siblings={pages}
          page={page}
          onSaved={goSaved}
        />
      )}
    </FormScreen>
  );
}
