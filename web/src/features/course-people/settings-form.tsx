import { useLingui } from "@lingui/react/macro";
import type { CourseSignUp } from "@paso/contract";

import { DraftNotice } from "../../drafts/draft-notice.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { PageFields } from "./page-fields.tsx";
import { type SignUpDraft, useSignUpForm } from "./use-sign-up-form.ts";
import { WayFields } from "./way-fields.tsx";

interface SettingsFormProps {
  signUp: CourseSignUp;
  draft: SignUpDraft;
}

/** The settings, with unsaved changes restored. */
export function SettingsForm({ signUp, draft }: SettingsFormProps) {
  const { t } = useLingui();
  const form = useSignUpForm(signUp, draft);
  return (
    <form
      noValidate
      className="grid max-w-column gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      {form.isRestored && <DraftNotice onDiscard={form.startOver} />}
      {!signUp.may_edit && (
        <p className="text-muted">{t`Only people who can edit the course can change this.`}</p>
      )}
      <WayFields signUp={signUp} form={form} />
      <PageFields signUp={signUp} form={form} />
      <FormError failure={form.failure} />
      {signUp.may_edit && (
        <div>
          <Button type="submit" busy={form.isSaving}>
            {t`Save`}
          </Button>
        </div>
      )}
    </form>
  );
}
