import { useLingui } from "@lingui/react/macro";
import { MAX_WITHDRAWAL_REASON } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SubmitEvent } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { useTypedText } from "../../../drafts/use-typed-text.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { Dialog } from "../../../ui/staff/dialog.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { postWithdrawal } from "../queries/announcement-queries.ts";
import { storeAnnouncement } from "../queries/store-announcement.ts";

interface WithdrawDialogProps {
  announcementId: number;
  onClose: () => void;
}

/** Asks why an announcement is withdrawn. */
export function WithdrawDialog({ announcementId, onClose }: WithdrawDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { text: reason, setText: setReason } = useTypedText(`withdrawal.${announcementId}`);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => postWithdrawal(announcementId, reason),
    async onSuccess(withdrawn) {
      setReason("");
      onClose();
      await storeAnnouncement(queryClient, withdrawn);
      showToast({ text: t`Withdrawn. Those who open it read why.` });
    },
  });
  const issue = error instanceof ApiError ? error.fieldMessages["reason"] : undefined;
  return (
    <Dialog open onClose={onClose} role="alertdialog" title={t`Withdraw this announcement?`}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          // In React's tree the dialog is inside the page's form.
          event.stopPropagation();
          if (!isPending) mutate();
        }}
      >
        {error && !issue && <FormError failure={describeFailure(error)} />}
        <p className="text-muted">
          {t`Its text is no longer shown, and nobody else is notified. Mails that were sent stay sent. This cannot be undone.`}
        </p>
        <TextField
          label={t`Why`}
          hint={t`Readers see this in place of the text.`}
          rows={2}
          maxLength={MAX_WITHDRAWAL_REASON}
          value={reason}
          onChange={setReason}
          error={issue}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onPress={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" variant="danger" busy={isPending}>
            {t`Withdraw`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
