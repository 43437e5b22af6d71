import { useLingui } from "@lingui/react/macro";
import type { ClassChoices } from "@paso/contract";
import type { ReactNode } from "react";

import { ConflictNotice } from "../../../drafts/conflict-notice.tsx";
import { DraftNotice } from "../../../drafts/draft-notice.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { FormPart } from "../../../ui/staff/form-part.tsx";
import { IssueCount } from "../../../ui/staff/issue-count.tsx";
import { SaveBar } from "../../../ui/staff/save-bar.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { HostsField } from "./hosts-field.tsx";
import { MeetingFields } from "./meeting-fields.tsx";
import type { ClassForm } from "./use-class-form.ts";
import { WhenFields } from "./when-fields.tsx";

interface ClassFormProps {
  form: ClassForm;
  choices: ClassChoices;
  /** The audience, if it can still be chosen. */
  audience?: ReactNode;
  saveLabel: string;
}

/** All editable fields of a class. */
export function ClassFormFields({ form, choices, audience, saveLabel }: ClassFormProps) {
  const { t } = useLingui();
  const { values, set, issue, conflict } = form;
  return (
    <form {...form.formProps} className="grid max-w-column grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid gap-4 empty:hidden">
        <FormError failure={form.failure} />
        {conflict && (
          <ConflictNotice
            title={t`Somebody else has changed this class in the meantime`}
            onShowTheirs={() => void form.takeTheirs(conflict)}
            onSaveMine={() => form.saveOver(conflict)}
          />
        )}
        {form.isRestored && <DraftNotice onDiscard={form.startOver} />}
      </div>
      <FormPart title={t`What it is`}>
        <TextField
          label={t`Title`}
          value={values.title}
          onChange={(title) => set({ title })}
          maxLength={200}
          error={issue("title")}
        />
        <TextField
          label={t`Text`}
          hint={t`What it is about, and what to prepare or bring. Shown on the page of the class.`}
          rows={3}
          value={values.text}
          onChange={(text) => set({ text })}
          maxLength={5_000}
          error={issue("text")}
        />
      </FormPart>
      {audience && <FormPart title={t`Who it is for`}>{audience}</FormPart>}
      <FormPart title={t`When`}>
        <WhenFields form={form} />
      </FormPart>
      <FormPart title={t`Where`}>
        <MeetingFields form={form} providers={choices.providers} />
      </FormPart>
      <FormPart title={t`Hosts`}>
        <HostsField
          people={choices.hosts}
          chosen={values.host_ids}
          onChange={(ids) => set({ host_ids: ids })}
          error={issue("host_ids")}
        />
      </FormPart>
      <SaveBar>
        <Button type="submit" busy={form.isBusy}>
          {saveLabel}
        </Button>
        <IssueCount count={form.issueCount} />
      </SaveBar>
    </form>
  );
}
