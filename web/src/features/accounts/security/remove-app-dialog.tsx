import { useLingui } from "@lingui/react/macro";
import { removeAuthenticatorApp } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { call, writeQuery } from "../../../api/index.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { securityQuery } from "./security-query.ts";

export function RemoveAppDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call(removeAuthenticatorApp),
    async onSuccess() {
      await writeQuery(
        queryClient,
        securityQuery,
        (security) =>
          security && { ...security, has_authenticator_app: false, recovery_codes_left: 0 },
      );
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t`Remove the app?`}
      action={t`Remove app`}
      busy={isPending}
      error={error}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p className="mb-5 text-muted">
        {t`Your password alone will be enough to sign in, and the recovery codes stop working. To change to another phone, remove the app here and set it up again.`}
      </p>
    </ConfirmDialog>
  );
}
