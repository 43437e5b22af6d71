import { useLingui } from "@lingui/react/macro";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";

import { describeFailure } from "../../../api/index.ts";
import { EditCourseForm } from "../../../features/authoring-forms/index.ts";
import { CoursePathPickers } from "../../../features/authoring-pickers/index.ts";
import { outlineQuery } from "../../../features/course-outline/index.ts";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { FormScreen } from "./form-screen.tsx";
import { useCoursePath } from "./use-course-path.ts";
import { useGoSaved } from "./use-go-saved.ts";

/** `/authoring/courses/edit?course=` and `/authoring/courses/{courseId}/edit`, the same with a course picked. */
export function EditCoursePage() {
  const { t } = useLingui();
  const params = useParams({ strict: false });
  const navigate = useNavigate();
  const { path, pickers } = useCoursePath();
  const goSaved = useGoSaved();
  const course = params.courseId === undefined ? path.course : Number(params.courseId);
  const { data, error, isLoading } = useQuery({
    ...outlineQuery(course ?? 0),
    ...(course === undefined && { queryFn: skipToken }),
  });
  return (
    <FormScreen title={t`Edit course`} courseId={course}>
      <CoursePathPickers
        depth="course"
        path={{ course }}
        isDisabled={pickers.isDisabled}
        onChange={({ course }) =>
          void navigate({ to: "/authoring/courses/edit", search: { course }, replace: true })
        }
      />
      {isLoading && <Loading />}
      <FormError failure={error && describeFailure(error)} />
      {data && <EditCourseForm key={data.course.id} outline={data} onSaved={goSaved} />}
    </FormScreen>
  );
}
