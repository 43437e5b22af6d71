import { useLingui } from "@lingui/react/macro";
import { type Identity, leaveProvider } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { call, writeQuery } from "../../../api/index.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { identitiesQuery } from "./provider-queries.ts";

interface LeaveProviderDialogProps {
  identity: Identity;
  onClose: () => void;
}

/** Asks for confirmation before an external account is disconnected. */
export function LeaveProviderDialog({ identity, onClose }: LeaveProviderDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { id, provider } = identity;
  const { name } = provider;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call(leaveProvider, { params: { identityId: id } }),
    onSuccess: async () => {
      await writeQuery(
        queryClient,
        identitiesQuery,
        (known) =>
          known && {
            identities: known.identities.filter((one) => one.id !== id),
            joinable: [...known.joinable, provider],
          },
      );
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t`Disconnect ${name}?`}
      action={t`Disconnect`}
      busy={isPending}
      error={error}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p className="mb-5 text-muted">
        {t`You will sign in with your password or a passkey. If you have no password yet, choose one first by “Forgot your password?” on the sign-in page.`}
      </p>
    </ConfirmDialog>
  );
}
