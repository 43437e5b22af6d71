import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ClassChoices } from "@paso/contract";
import { type ReactNode, useId } from "react";

import { DraftNotice } from "../../../drafts/draft-notice.tsx";
import { Alert } from "../../../ui/staff/alert.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { HostsField } from "./hosts-field.tsx";
import { MeetingFields } from "./meeting-fields.tsx";
import type { ClassForm } from "./use-class-form.ts";
import { WhenFields } from "./when-fields.tsx";

interface ClassFormProps {
  form: ClassForm;
  choices: ClassChoices;
  /** Whose class it is, where that can still be chosen. */
  audience?: ReactNode;
  saveLabel: string;
}

/** All of a class that is written: what it is, when, where and with whom. */
export function ClassFormFields({ form, choices, audience, saveLabel }: ClassFormProps) {
  const { t } = useLingui();
  const { values, set, issue, conflict } = form;
  return (
    <form {...form.formProps} className="grid max-w-column grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid gap-4 empty:hidden">
        <FormError failure={form.failure} />
        {conflict && (
          <Alert
            tone="warm"
            title={t`Somebody else has changed this class in the meantime`}
            end={
              <div className="flex flex-wrap gap-3">
                <Button variant="quiet" onPress={() => void form.takeTheirs(conflict)}>
                  {t`Show theirs`}
                </Button>
                <Button variant="quiet" onPress={() => form.saveOver(conflict)}>
                  {t`Save mine`}
                </Button>
              </div>
            }
          >
            <p>{t`Nothing was saved. What you typed is still here.`}</p>
          </Alert>
        )}
        {form.isRestored && <DraftNotice onDiscard={form.startOver} />}
      </div>
      <Part title={t`What it is`}>
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
      </Part>
      {audience && <Part title={t`Who it is for`}>{audience}</Part>}
      <Part title={t`When`}>
        <WhenFields form={form} />
      </Part>
      <Part title={t`Where`}>
        <MeetingFields form={form} providers={choices.providers} />
      </Part>
      <Part title={t`Hosts`}>
        <HostsField
          people={choices.hosts}
          chosen={values.host_ids}
          onChange={(ids) => set({ host_ids: ids })}
          error={issue("host_ids")}
        />
      </Part>
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-4">
        <Button type="submit" busy={form.isBusy}>
          {saveLabel}
        </Button>
        <p role="status" className="text-small text-wrong">
          {form.issueCount > 0 &&
            t`${plural(form.issueCount, {
              one: "# thing is missing or wrong: see the note beside it.",
              other: "# things are missing or wrong: see the notes beside them.",
            })}`}
        </p>
      </div>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id={id} className="text-question font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
