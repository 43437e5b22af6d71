import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type EndpointOutput, readSurvey } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";

import { call, describeFailure } from "../../../api/index.ts";
import { newKey } from "../../../section-kinds/form/staff/new-key.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { SectionEditor, type SectionEditorProps } from "../editor/section-editor.tsx";
import { newSection } from "../sections/new-section.ts";
import { loadSurvey, removeSurvey, saveSurvey, type Survey } from "./save-survey.ts";

interface SurveyEditorProps extends Pick<
  SectionEditorProps,
  "onSaved" | "onStayed" | "renderActions"
> {
  courseId: number;
  /** Null if the course has none yet. */
  survey: Survey | null;
}

/** The questions of a course's survey. Give it a `key` per course. */
export function SurveyEditor({ courseId, survey, ...screen }: SurveyEditorProps) {
  const { t } = useLingui();
  const number = 1;
  const firstOption = t`Option ${number}`;
  const { loaded, blank } = useMemo(
    () => ({
      loaded: loadSurvey(survey),
      ...(survey === null && {
        blank: newSection("radio", { key: newKey(), order: 1, firstOption }),
      }),
    }),
    [survey, firstOption],
  );
  return (
    <>
      {survey && <SurveyAnswers courseId={courseId} survey={survey} onRemoved={screen.onSaved} />}
      <SectionEditor
        {...screen}
        isSurvey
        draftKey={`${survey ? "survey-edit" : "survey-new"}:${courseId}`}
        loaded={loaded}
        {...(blank && { blank })}
        submitLabel={survey ? t`Modify Sections` : t`Create sections`}
        save={(store) => saveSurvey(store, courseId)}
        {...(survey && {
          reread: async () => loadSurvey((await call(readSurvey, { params: { courseId } })).survey),
        })}
        readCurrent={readCurrentSurvey}
      />
    </>
  );
}

interface SurveyAnswersProps {
  courseId: number;
  survey: Survey;
  /** Navigates to the address in the response. */
  onRemoved: (address: string) => void;
}

/** Number of answers; a survey without any can be removed. */
function SurveyAnswers({ courseId, survey, onRemoved }: SurveyAnswersProps) {
  const { t } = useLingui();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => removeSurvey(courseId),
    onSuccess: ({ redirect_to }) => onRemoved(redirect_to),
  });
  const { answers } = survey;
  if (answers > 0) {
    return (
      <p className="text-muted">
        {t`${plural(answers, { one: "# person answered", other: "# people answered" })}: options keep their votes when you reword them, and the survey can no longer be removed.`}
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <FormError failure={error && describeFailure(error)} />
      <div className="flex flex-wrap items-center gap-4">
        <p className="text-muted">{t`Nobody has answered yet.`}</p>
        <Button variant="danger" icon="trash" busy={isPending} onPress={() => mutate()}>
          {t`Remove the survey`}
        </Button>
      </div>
    </div>
  );
}

/** The response to a stale update contains the current survey. */
function readCurrentSurvey(current: unknown) {
  return loadSurvey((current as EndpointOutput<typeof readSurvey>).survey);
}
