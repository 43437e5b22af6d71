import { useLingui } from "@lingui/react/macro";
import { updateCourse, uploadThumbnail, type CourseOutline } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";

import { ApiError, call, describeFailure, upload } from "../../api/index.ts";
import { useDraft, type Draft } from "../../drafts/use-draft.ts";
import { FormError } from "../../ui/staff/form-error.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { CourseFields } from "./course-fields.tsx";
import {
  changedCourseBody,
  courseValuesOf,
  readCourseDraft,
  type CourseValues,
} from "./course-values.ts";
import { FormFrame } from "./form-frame.tsx";
import { ThumbnailField } from "./thumbnail-field.tsx";
import { useAuthoringForm } from "./use-authoring-form.ts";

interface EditCourseFormProps {
  outline: Pick<CourseOutline, "course" | "schedule_locked" | "time_zone">;
  /** Navigates to the address in the response. */
  onSaved: (address: string) => void;
}

/** Changes a course. Give it a `key` per course. */
export function EditCourseForm(props: EditCourseFormProps) {
  const draft = useDraft(`course-edit:${props.outline.course.id}`, readCourseDraft);
  return draft.ready ? <EditedFields {...props} draft={draft} /> : <Loading />;
}

function EditedFields({
  outline,
  onSaved,
  draft,
}: EditCourseFormProps & { draft: Draft<CourseValues> }) {
  const { t } = useLingui();
  const { course, schedule_locked: scheduleLocked, time_zone: timeZone } = outline;
  const params = { courseId: course.id };
  const form = useAuthoringForm({
    draft,
    start: courseValuesOf(course),
    save: (values) =>
      call(updateCourse, { params, body: changedCourseBody(values, scheduleLocked) }),
    onSaved: ({ redirect_to }) => onSaved(redirect_to),
  });
  const { values, set, field } = form;
  const picture = useMutation({
    mutationFn: (image: File) => upload(uploadThumbnail, { params, files: { image } }),
    onSuccess: ({ thumbnail }) => set({ thumbnail }),
  });
  const refusal =
    picture.error instanceof ApiError ? picture.error.fieldMessages["image"] : undefined;
  return (
    <FormFrame form={form} submitLabel={t`Save course`} isComplete={values.title.trim() !== ""}>
      {!refusal && <FormError failure={picture.error && describeFailure(picture.error)} />}
      <CourseFields
        {...{ values, set, field, timeZone, scheduleLocked }}
        thumbnail={
          <ThumbnailField
            {...field("thumbnail")}
            error={refusal ?? field("thumbnail").error}
            value={values.thumbnail}
            onChange={(thumbnail) => set({ thumbnail })}
            preview={previewOf(values.thumbnail, [course, picture.data])}
            uploading={picture.isPending}
            onChoose={picture.mutate}
          />
        }
      />
    </FormFrame>
  );
}

/** The URL of a thumbnail preview: the course's uploaded pictures have their own. */
function previewOf(
  thumbnail: string,
  known: readonly ({ thumbnail: string; thumbnail_url: string } | undefined)[],
): string {
  if (thumbnail.startsWith("https://")) return thumbnail;
  // The latest upload wins; it may reuse the old one's name.
  return known.findLast((picture) => picture?.thumbnail === thumbnail)?.thumbnail_url ?? "";
}
