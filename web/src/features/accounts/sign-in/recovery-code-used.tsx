import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";

interface RecoveryCodeUsedProps {
  left: number;
  onContinue: () => void;
}

/** Says how many recovery codes are left before continuing: the user is already signed in. */
export function RecoveryCodeUsed({ left, onContinue }: RecoveryCodeUsedProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <Alert tone={left > 2 ? "right" : "warm"} title={t`You are signed in`}>
        <p>
          {left === 0 ? (
            <Trans>That was your last recovery code.</Trans>
          ) : (
            <Plural
              value={left}
              one="You have # recovery code left."
              other="You have # recovery codes left."
            />
          )}{" "}
          <Trans>
            You can make new ones, or set up another phone, under “Sign-in” in your account.
          </Trans>
        </p>
      </Alert>
      <Button ref={button} onClick={onContinue}>
        {t`Continue`}
      </Button>
    </div>
  );
}
