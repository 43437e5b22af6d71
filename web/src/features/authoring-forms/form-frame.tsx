import { useLingui } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";

import { DraftNotice } from "../../drafts/draft-notice.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";

interface FormFrameProps {
  form: {
    formProps: ComponentProps<"form">;
    failure: ComponentProps<typeof FormError>["failure"];
    busy: boolean;
    isRestored: boolean;
    startOver: () => void;
  };
  submitLabel: string;
  /** Whether all required fields are filled; the button is hidden until then. */
  isComplete: boolean;
  children: ReactNode;
}

/** The frame of an authoring form: error, restored-draft notice and submit button. */
export function FormFrame({ form, submitLabel, isComplete, children }: FormFrameProps) {
  const { t } = useLingui();
  return (
    <form {...form.formProps} className="grid gap-6">
      <FormError failure={form.failure} />
      {form.isRestored && <DraftNotice onDiscard={form.startOver} />}
      {children}
      {isComplete ? (
        <div>
          <Button type="submit" busy={form.busy}>
            {submitLabel}
          </Button>
        </div>
      ) : (
        <p className="text-muted">{t`“${submitLabel}” appears here once the form is complete.`}</p>
      )}
    </form>
  );
}
