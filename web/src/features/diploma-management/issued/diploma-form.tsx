import type { ReactNode } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { Button, type ButtonLook } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { useFaultFocus } from "../../../ui/staff/use-fault-focus.ts";

interface DiplomaFormProps {
  /** What happens to the diploma. */
  explanation: string;
  submitLabel: string;
  look?: ButtonLook;
  action: { mutate: () => void; error: Error | null; isPending: boolean };
  /** The field that the server validates; its error is shown next to it. */
  checked: string;
  /** The fields, given the error of the validated one. */
  children: (issue: string | undefined) => ReactNode;
}

/** The frame of a form about one diploma. */
export function DiplomaForm({
  explanation,
  submitLabel,
  look = "primary",
  action,
  checked,
  children,
}: DiplomaFormProps) {
  const { mutate, error, isPending } = action;
  const form = useFaultFocus(error);
  const issue = error instanceof ApiError ? error.fieldMessages[checked] : undefined;
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <p className="text-muted">{explanation}</p>
      {children(issue)}
      <FormError failure={error && !issue ? describeFailure(error) : null} />
      <div className="flex justify-end">
        <Button type="submit" variant={look} busy={isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
