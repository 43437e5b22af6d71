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
  /** Whether everything needed is there; the button is hidden until then. */
  isComplete: boolean;
  children: ReactNode;
}

/** Around the fields of an authoring form: what failed, what came back, and the button that sends it. */
export function FormFrame({ form, submitLabel, isComplete, children }: FormFrameProps) {
  return (
    <form {...form.formProps} className="grid gap-6">
      <FormError failure={form.failure} />
      {form.isRestored && <DraftNotice onDiscard={form.startOver} />}
      {children}
      {isComplete && (
        <div>
          <Button type="submit" busy={form.busy}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  );
}
