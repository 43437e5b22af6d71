import { useLingui } from "@lingui/react/macro";
import { removeAuthenticatorApp } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { call, writeQuery } from "../../../api/index.ts";
import { Button } from "../../../ui/student/button.tsx";
import { Dialog } from "../../../ui/student/dialog.tsx";
import { FormFailure } from "../form/form-failure.tsx";
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
    <Dialog open onClose={onClose} title={t`Remove the app?`}>
      <p className="mb-5 text-muted">
        {t`Your password alone will be enough to sign in, and the recovery codes stop working. To change to another phone, remove the app here and set it up again.`}
      </p>
      <div className="grid gap-5">
        <FormFailure error={error} />
        <div className="flex flex-wrap gap-3">
          <Button busy={isPending} onClick={() => mutate()}>
            {t`Remove app`}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
