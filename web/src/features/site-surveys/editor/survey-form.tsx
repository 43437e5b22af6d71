import { useLingui } from "@lingui/react/macro";
import type { Locale, SiteSurvey } from "@paso/contract";

import { ConflictNotice } from "../../../drafts/conflict-notice.tsx";
import { DraftNotice } from "../../../drafts/draft-notice.tsx";
import type { Draft } from "../../../drafts/use-draft.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { FormPart } from "../../../ui/staff/form-part.tsx";
import { IssueCount } from "../../../ui/staff/issue-count.tsx";
import { SaveBar } from "../../../ui/staff/save-bar.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { QuestionList } from "../questions/question-list.tsx";
import { AnonymityField } from "../settings/anonymity-field.tsx";
import { AudienceFields } from "../settings/audience-fields.tsx";
import { DateFields } from "../settings/date-fields.tsx";
import { answeredIds, type SurveyDraft } from "./survey-draft.ts";
import { useSurveyForm } from "./use-survey-form.ts";

interface SurveyFormProps {
  survey: SiteSurvey;
  draft: Draft<SurveyDraft>;
}

/** All editable fields of a survey: texts, questions, audience and dates. */
export function SurveyForm({ survey, draft }: SurveyFormProps) {
  const { t } = useLingui();
  const form = useSurveyForm({
    survey,
    draft,
    onSaved: (saved, wasPublished) =>
      showToast({
        text: !wasPublished
          ? t`Saved`
          : saved.state === "open"
            ? t`Published. People are invited within a minute.`
            : t`Published. It opens at its date.`,
      }),
  });
  const { values, set, issue, conflict } = form;
  const isDraft = survey.state === "draft";
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid gap-4 empty:hidden">
        <FormError failure={form.failure} />
        {conflict && (
          <ConflictNotice
            title={t`Somebody else has changed this survey in the meantime`}
            onShowTheirs={() => form.takeTheirs(conflict)}
            onSaveMine={() => form.saveOver(conflict)}
          />
        )}
        {form.isRestored && <DraftNotice onDiscard={form.startOver} />}
      </div>
      <FormPart title={t`What it says`}>
        <TextField
          label={t`Title`}
          value={values.title}
          onChange={(title) => set({ title })}
          maxLength={200}
          error={issue("title")}
        />
        <TextField
          label={t`Introduction`}
          hint={t`Shown above the questions. What happens with the answers is said there anyway.`}
          rows={3}
          value={values.intro}
          onChange={(intro) => set({ intro })}
          maxLength={2_000}
          error={issue("intro")}
        />
        <SelectField<Locale>
          label={t`Language of the texts`}
          value={values.language}
          onChange={(language) => set({ language })}
          options={[
            { id: "en", label: "English" },
            { id: "es", label: "Español" },
          ]}
          error={issue("language")}
          className="max-w-64"
        />
        <AnonymityField
          isAnonymous={values.is_anonymous}
          onChange={(isAnonymous) => set({ is_anonymous: isAnonymous })}
          isFixed={survey.answers > 0}
          error={issue("is_anonymous")}
        />
      </FormPart>
      <FormPart title={t`Questions`}>
        <QuestionList
          questions={values.questions}
          fixed={answeredIds(survey)}
          issue={issue}
          onChange={(questions, edited) => set({ questions }, edited)}
        />
      </FormPart>
      <FormPart title={t`Who is asked`}>
        <AudienceFields
          values={values}
          groups={survey.groups}
          onChange={set}
          error={issue("roles")}
        />
      </FormPart>
      <FormPart title={t`When`}>
        <DateFields survey={survey} values={values} onChange={set} issue={issue} />
      </FormPart>
      <SaveBar>
        {isDraft && (
          <Button busy={form.isBusy} onPress={form.saveAndPublish}>
            {t`Publish`}
          </Button>
        )}
        <Button
          type="submit"
          variant={isDraft ? "quiet" : "primary"}
          busy={form.isBusy}
          isDisabled={!form.isChanged}
        >
          {isDraft ? t`Save draft` : t`Save`}
        </Button>
        <IssueCount count={form.issueCount} />
      </SaveBar>
    </form>
  );
}
