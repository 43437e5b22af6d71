import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";

interface DialogFormProps {
  /** Of the last submission. */
  error: Error | null;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  submitLabel: string;
  /** “Cancel” unless given. */
  closeLabel?: string;
  danger?: boolean;
  /** The fields, given each one's error. */
  children: (messages: Readonly<Record<string, string>>) => ReactNode;
}

/** A form in a dialog: validation errors are shown at their fields, other failures above the buttons. */
export function DialogForm({
  error,
  isBusy,
  onSubmit,
  onClose,
  submitLabel,
  closeLabel,
  danger = false,
  children,
}: DialogFormProps) {
  const { t } = useLingui();
  const messages = error instanceof ApiError ? error.fieldMessages : {};
  const isBeside = Object.keys(messages).length > 0;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      {children(messages)}
      <FormError failure={error && !isBeside ? describeFailure(error) : null} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onPress={onClose}>
          {closeLabel ?? t`Cancel`}
        </Button>
        <Button type="submit" variant={danger ? "danger" : "primary"} busy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
