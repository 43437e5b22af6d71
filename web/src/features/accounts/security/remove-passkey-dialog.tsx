import { useLingui } from "@lingui/react/macro";
import { type Passkey, removePasskey } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { call, writeQuery } from "../../../api/index.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { securityQuery } from "./security-query.ts";

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { name } = passkey;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call(removePasskey, { params: { passkeyId: passkey.id } }),
    onSuccess: async () => {
      await writeQuery(
        queryClient,
        securityQuery,
        (security) =>
          security && {
            ...security,
            passkeys: security.passkeys.filter(({ id }) => id !== passkey.id),
          },
      );
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t`Remove “${name}”?`}
      action={t`Remove passkey`}
      busy={isPending}
      error={error}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p className="mb-5 text-muted">
        {t`You will not be able to sign in with it any more. Delete it from your device as well, so that it is no longer offered.`}
      </p>
    </ConfirmDialog>
  );
}
