import { useLingui } from "@lingui/react/macro";
import type { PlannedClass } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { Dialog } from "../../../ui/staff/dialog.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";

interface CancelDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  cancel: (reason: string) => Promise<PlannedClass>;
  onCancelled: (planned: PlannedClass) => void;
}

/** Asks why a class, or one date of it, does not take place. */
export function CancelDialog({ open, onClose, title, ...form }: CancelDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} role="alertdialog">
      <CancelForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function CancelForm({ onClose, cancel, onCancelled }: Omit<CancelDialogProps, "open" | "title">) {
  const { t } = useLingui();
  const [reason, setReason] = useState("");
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: () => cancel(reason),
    onSuccess(planned) {
      onCancelled(planned);
      onClose();
    },
  });
  const atField = error instanceof ApiError ? error.fieldMessages["reason"] : undefined;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <p className="text-muted">
        {t`Its people are notified, and calendars drop it. The meeting is cancelled at its service.`}
      </p>
      <TextField
        label={t`Reason`}
        hint={t`Everyone who could attend reads it. You can leave it empty.`}
        rows={2}
        value={reason}
        onChange={(text) => {
          setReason(text);
          if (error) reset();
        }}
        maxLength={500}
        error={atField}
      />
      <FormError failure={error && atField === undefined ? describeFailure(error) : null} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onPress={onClose}>
          {t`Do not cancel`}
        </Button>
        <Button type="submit" variant="danger" busy={isPending}>
          {t`Cancel the class`}
        </Button>
      </div>
    </form>
  );
}
