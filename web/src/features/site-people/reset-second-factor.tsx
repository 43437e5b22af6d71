import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../ui/staff/dialog.tsx";

interface ResetSecondFactorProps {
  /** The person's name. */
  name: string;
  isBusy: boolean;
  onReset: () => void;
}

/** Removes the second factor of someone who lost it. Not undoable, so it asks for confirmation. */
export function ResetSecondFactor({ name, isBusy, onReset }: ResetSecondFactorProps) {
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" busy={isBusy} onPress={() => setIsAsked(true)}>
        {t`Reset second factor`}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t`Reset the second factor of ${name}?`}
        confirmLabel={t`Reset second factor`}
        danger
        onConfirm={() => {
          setIsAsked(false);
          onReset();
        }}
      >
        <p className="text-muted">
          {t`Do this only once you are sure who is asking. The authenticator app, the recovery codes and all passkeys of this person are removed, and they are signed out everywhere. They get an e-mail and sign in with their password.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
