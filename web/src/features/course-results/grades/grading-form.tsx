import { useLingui } from "@lingui/react/macro";
import type { Grades } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { use, useState } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { DraftNotice } from "../../../drafts/draft-notice.tsx";
import { type Draft, useDraft } from "../../../drafts/use-draft.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { ContentLanguage } from "../../../ui/staff/content-language.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { NumberField } from "../../../ui/staff/number-field.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { type Grading, putGrading } from "./grade-queries.ts";
import { gradingOf, readTyped, type TypedGrading, typedOf } from "./typed-grading.ts";

interface GradingFormProps {
  courseId: number;
  grades: Grades;
}

/** A course's grading scheme: scale, rounding and module weights. Input is kept as a draft until it is saved. */
export function GradingForm(props: GradingFormProps) {
  const draft = useDraft(`grading:${props.courseId}`, readTyped);
  return draft.ready ? <SchemeForm {...props} draft={draft} /> : <Loading className="py-4" />;
}

function SchemeForm({
  courseId,
  grades,
  draft,
}: GradingFormProps & { draft: Draft<TypedGrading> }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const language = use(ContentLanguage);
  const [restored, setRestored] = useState(draft.restored);
  const [typed, setTyped] = useState(restored ?? typedOf(grades));
  const { scale, decimals, weights } = typed;
  const change = (part: Partial<TypedGrading>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    draft.keep(next);
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: (grading: Grading) => putGrading(courseId, grading),
    async onSuccess() {
      await draft.discard();
      setRestored(null);
      showToast({ text: t`Saved.` });
      return queryClient.invalidateQueries({ queryKey: ["grades", courseId] });
    },
  });
  const issues = error instanceof ApiError ? error.fieldMessages : {};
  const hasIssues = Object.keys(issues).length > 0;
  const hasNumbers = scale === "ten" || scale === "hundred";
  return (
    <form
      noValidate
      className="grid gap-5 rounded-card border border-line bg-card p-5 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(gradingOf(typed, grades));
      }}
    >
      {restored && (
        <DraftNotice
          onDiscard={() => {
            void draft.discard();
            setRestored(null);
            setTyped(typedOf(grades));
          }}
        />
      )}
      <div className="flex flex-wrap items-start gap-4">
        <SelectField
          label={t`Scale`}
          value={scale}
          onChange={(chosen) => change({ scale: chosen })}
          options={[
            { id: "none", label: t`No grades` },
            { id: "hundred", label: t`0 to 100` },
            { id: "ten", label: t`0 to 10` },
            { id: "letters", label: t`Letters, A to F` },
          ]}
          className="w-full sm:w-56"
        />
        {hasNumbers && (
          <SelectField
            label={t`Decimals`}
            value={decimals}
            onChange={(chosen) => change({ decimals: chosen })}
            options={["0", "1", "2"].map((id) => ({ id, label: id }))}
            className="w-full sm:w-32"
          />
        )}
      </div>
      {scale === "letters" && (
        <p className="text-small text-muted">{t`A from 90%, B from 80%, C from 70%, D from 60%.`}</p>
      )}
      {scale !== "none" && (
        <p className="max-w-prose text-small text-muted">
          {t`Once saved, every student of the course sees their own grade.`}
        </p>
      )}
      {scale !== "none" && (
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">{t`Weight of each module`}</legend>
          <p className="max-w-prose text-small text-muted">
            {t`Relative to each other: 2 counts twice as much as 1, and 0 does not count. A module without checked questions does not count.`}
          </p>
          <div className="flex flex-wrap gap-4">
            {grades.modules.map(({ id, title }, index) => (
              <div key={id} lang={language} className="w-full sm:w-56">
                <NumberField
                  label={title}
                  name={`weight-${id}`}
                  value={weights[id] ?? null}
                  onChange={(weight) => change({ weights: { ...weights, [id]: weight } })}
                  error={issues[`weights.${index}.weight`]}
                />
              </div>
            ))}
          </div>
          {issues["weights"] && (
            <p role="alert" className="text-wrong">
              {issues["weights"]}
            </p>
          )}
        </fieldset>
      )}
      <FormError failure={error && !hasIssues ? describeFailure(error) : null} />
      <div>
        <Button type="submit" busy={isPending}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}
