import { useLingui } from "@lingui/react/macro";
import {
  createCourse,
  uploadThumbnail,
  type CourseTemplateName,
  type Locale,
} from "@paso/contract";
import { useState } from "react";

import { ApiError, callOnce, upload } from "../../api/index.ts";
import { useDraft, type Draft } from "../../drafts/use-draft.ts";
import { Loading } from "../../ui/staff/loading.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { CourseFields } from "./course-fields.tsx";
import { blankCourse, newCourseBody, readCourseDraft, type CourseValues } from "./course-values.ts";
import { FormFrame } from "./form-frame.tsx";
import { TemplateField } from "./template-field.tsx";
import { ThumbnailField } from "./thumbnail-field.tsx";
import { useAuthoringForm } from "./use-authoring-form.ts";

interface NewCourseFormProps {
  timeZone: string;
  /** Navigates to the address in the response. */
  onSaved: (address: string) => void;
}

/** Creates a course. */
export function NewCourseForm(props: NewCourseFormProps) {
  const draft = useDraft("course-new", readCourseDraft);
  return draft.ready ? <NewFields {...props} draft={draft} /> : <Loading />;
}

/** A picture chosen before there is a course to give it to. */
interface ChosenPicture {
  file: File;
  /** `data:` URL of the preview. */
  preview: string;
  /** Whether the browser cannot show it. */
  isBroken: boolean;
}

function NewFields({
  timeZone,
  onSaved,
  draft,
}: NewCourseFormProps & { draft: Draft<CourseValues> }) {
  const { t, i18n } = useLingui();
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [template, setTemplate] = useState<CourseTemplateName>("empty");
  const form = useAuthoringForm({
    draft,
    start: { ...blankCourse, order: 0, language: i18n.locale as Locale },
    save: async (values) => {
      const created = await callOnce(createCourse, {
        body: { ...newCourseBody(values), template },
      });
      if (picture) {
        // The course is kept even if its picture fails, which can be added later.
        await sendPicture(created.id, picture.file).catch((error: unknown) => {
          const reason = error instanceof ApiError ? error.fieldMessages["image"] : undefined;
          showToast({ text: `${t`The picture could not be uploaded.`} ${reason ?? ""}`.trim() });
        });
      }
      return created;
    },
    onSaved: ({ redirect_to }) => onSaved(redirect_to),
  });
  const { values, set, field } = form;
  const choose = async (file: File) => {
    setPicture({ file, preview: await readAsAddress(file), isBroken: false });
    set({ thumbnail: "" });
  };
  return (
    <FormFrame
      form={form}
      submitLabel={t`Create course`}
      isComplete={values.title.trim() !== "" && !picture?.isBroken}
    >
      <TemplateField value={template} onChange={setTemplate} isDisabled={form.busy} />
      <CourseFields
        {...{ values, set, field, timeZone }}
        scheduleLocked={false}
        thumbnail={
          <ThumbnailField
            {...field("thumbnail")}
            value={values.thumbnail}
            onChange={(thumbnail) => {
              setPicture(null);
              set({ thumbnail });
            }}
            preview={picture?.preview ?? values.thumbnail}
            onChoose={(file) => void choose(file)}
            chosen={
              picture
                ? {
                    onBroken: () => setPicture({ ...picture, isBroken: true }),
                    onRemove: () => setPicture(null),
                  }
                : undefined
            }
          />
        }
      />
    </FormFrame>
  );
}

function sendPicture(courseId: number, image: File) {
  return upload(uploadThumbnail, { params: { courseId }, files: { image } });
}

/** A file as a `data:` URL, the only kind besides `https:` that the CSP allows for images. */
function readAsAddress(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(reader.result as string));
  reader.addEventListener("error", () => reject(reader.error ?? new Error("Not readable")));
  reader.readAsDataURL(file);
  return promise;
}
