import { useLingui } from "@lingui/react/macro";
import { type Passkey, removePasskey } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { call, writeQuery } from "../../../api/index.ts";
import { Button } from "../../../ui/student/button.tsx";
import { Dialog } from "../../../ui/student/dialog.tsx";
import { FormFailure } from "../form/form-failure.tsx";
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
    <Dialog open onClose={onClose} title={t`Remove “${name}”?`}>
      <p className="mb-5 text-muted">
        {t`You will not be able to sign in with it any more. Delete it from your device as well, so that it is no longer offered.`}
      </p>
      <div className="grid gap-5">
        <FormFailure error={error} />
        <div className="flex flex-wrap gap-3">
          <Button busy={isPending} onClick={() => mutate()}>
            {t`Remove passkey`}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
