import { useLingui } from "@lingui/react/macro";
import type { PlannedClass } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";

import { useTypedText } from "../../../drafts/use-typed-text.ts";
import { Dialog } from "../../../ui/staff/dialog.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { DialogForm } from "./dialog-form.tsx";

interface CancelDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What is cancelled, such as `class.7`. */
  subject: string;
  /** Label of the confirm button. */
  confirmLabel: string;
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

type CancelFormProps = Omit<CancelDialogProps, "open" | "title">;

function CancelForm({ subject, onClose, confirmLabel, cancel, onCancelled }: CancelFormProps) {
  const { t } = useLingui();
  const { text: reason, setText: setReason } = useTypedText(`cancel.${subject}`);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: () => cancel(reason),
    onSuccess(planned) {
      setReason("");
      onCancelled(planned);
      onClose();
    },
  });
  return (
    <DialogForm
      error={error}
      isBusy={isPending}
      onSubmit={() => mutate()}
      onClose={onClose}
      submitLabel={confirmLabel}
      closeLabel={t`Do not cancel`}
      danger
    >
      {(messages) => (
        <>
          <p className="text-muted">
            {t`Its people are notified, and calendars drop it. The meeting is cancelled at its service.`}
          </p>
          <TextField
            label={t({ message: "Reason", context: "cancellation" })}
            hint={t`Everyone who could attend reads it. You can leave it empty.`}
            rows={2}
            value={reason}
            onChange={(text) => {
              setReason(text);
              reset();
            }}
            maxLength={500}
            error={messages["reason"]}
          />
        </>
      )}
    </DialogForm>
  );
}
