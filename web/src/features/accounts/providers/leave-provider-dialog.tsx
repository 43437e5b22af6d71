import { useLingui } from "@lingui/react/macro";
import { type Identity, leaveProvider } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { call, writeQuery } from "../../../api/index.ts";
import { Button } from "../../../ui/student/button.tsx";
import { Dialog } from "../../../ui/student/dialog.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { identitiesQuery } from "./provider-queries.ts";

interface LeaveProviderDialogProps {
  identity: Identity;
  onClose: () => void;
}

/** Asks before somebody signs in with an account elsewhere no more. */
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
    <Dialog open onClose={onClose} title={t`Disconnect ${name}?`}>
      <p className="mb-5 text-muted">
        {t`You will sign in with your password or a passkey. If you have no password yet, choose one first by “Forgot your password?” on the sign-in page.`}
      </p>
      <div className="grid gap-5">
        <FormFailure error={error} />
        <div className="flex flex-wrap gap-3">
          <Button busy={isPending} onClick={() => mutate()}>
            {t`Disconnect`}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
