import { useLingui } from "@lingui/react/macro";
import {
  type EndpointOutput,
  finishSignIn,
  type SecondFactor,
  type signInWithPasskey,
} from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, call } from "../../../api/index.ts";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { PasskeySignIn } from "../passkeys/passkey-sign-in.tsx";
import { hasPasskeySupport } from "../passkeys/passkey-support.ts";
import { CodeForm } from "./code-form.tsx";
import { RecoveryCodeUsed } from "./recovery-code-used.tsx";

type Finished = EndpointOutput<typeof finishSignIn>;

interface SecondFactorStepProps {
  /** The account's factors; one of them is enough. */
  factors: readonly SecondFactor[];
  onSignedIn: (answer: EndpointOutput<typeof signInWithPasskey>) => void | Promise<void>;
  /** Called to enter the password again, with the reason unless the user asked for it. */
  onBack: (reason: Error | null) => void;
}

/** The second step of signing in: a code of the app, a recovery code, or a passkey. */
export function SecondFactorStep({ factors, onSignedIn, onBack }: SecondFactorStepProps) {
  const { t } = useLingui();
  const [used, setUsed] = useState<Finished | null>(null);
  const finish = useMutation({
    mutationFn: (code: string) => call(finishSignIn, { body: { code } }),
    onSuccess(answer) {
      if (answer.recovery_codes_left === null) return onSignedIn(answer);
      setUsed(answer);
      return undefined;
    },
    onError(error) {
      if (error instanceof ApiError && error.body.code === "sign_in_expired") onBack(error);
    },
  });

  if (used !== null) {
    return (
      <RecoveryCodeUsed
        left={used.recovery_codes_left ?? 0}
        onContinue={() => void onSignedIn(used)}
      />
    );
  }
  const hasPasskey = factors.includes("passkey");
  return (
    <div className="grid gap-5">
      {factors.includes("code") && (
        <CodeForm
          error={finish.error}
          isPending={finish.isPending}
          onCode={(code) => finish.mutate(code)}
        />
      )}
      {hasPasskey && !factors.includes("code") && (
        <p className="text-muted">{t`Your password is correct. Use your passkey to finish signing in.`}</p>
      )}
      {hasPasskey && !hasPasskeySupport() && (
        <Alert tone="warm">{t`This browser does not support passkeys.`}</Alert>
      )}
      {hasPasskey && <PasskeySignIn onSignedIn={onSignedIn} isBusy />}
      <Button variant="plain" className="-ms-5 justify-self-start" onClick={() => onBack(null)}>
        {t`Back to the password`}
      </Button>
    </div>
  );
}
