import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../ui/staff/dialog.tsx";

interface RequirePasswordProps {
  /** The person's name. */
  name: string;
  isBusy: boolean;
  onRequire: () => void;
}

/** Makes someone choose a new password. Not undoable, so it asks for confirmation. */
export function RequirePassword({ name, isBusy, onRequire }: RequirePasswordProps) {
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" busy={isBusy} onPress={() => setIsAsked(true)}>
        {t`Require a new password`}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t`Require a new password of ${name}?`}
        confirmLabel={t`Require a new password`}
        onConfirm={() => {
          setIsAsked(false);
          onRequire();
        }}
      >
        {t`Whatever they open next, on every device, they have to choose a new password first. You cannot take this back.`}
      </ConfirmDialog>
    </>
  );
}
