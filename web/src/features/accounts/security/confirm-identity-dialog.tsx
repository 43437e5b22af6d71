import { useLingui } from "@lingui/react/macro";
import { confirmPasskey, confirmPassword } from "@paso/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { SubmitEvent } from "react";

import { call } from "../../../api/index.ts";
import { Button } from "../../../ui/student/button.tsx";
import { Dialog } from "../../../ui/student/dialog.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { PasswordField } from "../form/password-field.tsx";
import { readFormText } from "../form/read-form-text.ts";
import { useFieldErrors } from "../form/use-field-errors.ts";
import { PasskeyFailure } from "../passkeys/passkey-failure.tsx";
import { hasPasskeySupport } from "../passkeys/passkey-support.ts";
import { signChallenge } from "../passkeys/sign-challenge.ts";
import { securityQuery } from "./security-query.ts";

interface ConfirmIdentityDialogProps {
  onConfirmed: () => void;
  /** Called when the person does not confirm. */
  onClose: () => void;
}

/** Asks for the password or a passkey again before a sensitive change, over the page. */
export function ConfirmIdentityDialog({ onConfirmed, onClose }: ConfirmIdentityDialogProps) {
  const { t } = useLingui();
  const hasPasskeys = (useQuery(securityQuery).data?.passkeys.length ?? 0) > 0;
  const password = useMutation({
    mutationFn: (typed: string) => call(confirmPassword, { body: { password: typed } }),
    onSuccess: onConfirmed,
  });
  const passkey = useMutation({
    mutationFn: async () => call(confirmPasskey, { body: { credential: await signChallenge() } }),
    onSuccess: onConfirmed,
  });
  const { form, fieldErrors } = useFieldErrors(password.error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    password.mutate(readFormText(event.currentTarget)("password"));
  };

  return (
    <Dialog open onClose={onClose} title={t`Confirm that it is you`}>
      <p className="mb-5 text-muted">
        {t`This is a sensitive change. We ask again so that nobody else makes it on a screen you left open.`}
      </p>
      <div className="grid gap-5">
        <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
          <FormFailure error={password.error} />
          <PasswordField
            label={t`Password`}
            name="password"
            autoComplete="current-password"
            error={fieldErrors["password"]}
          />
          <Button type="submit" busy={password.isPending}>
            {t`Confirm`}
          </Button>
        </form>
        {hasPasskeys && hasPasskeySupport() && (
          <>
            <PasskeyFailure error={passkey.error} />
            <Button variant="quiet" busy={passkey.isPending} onClick={() => passkey.mutate()}>
              {t`Use a passkey instead`}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
