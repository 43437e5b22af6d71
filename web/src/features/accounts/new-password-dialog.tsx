import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";

import { Dialog } from "../../ui/student/dialog.tsx";
import { PasswordForm } from "./password-form.tsx";

interface NewPasswordDialogProps extends ComponentProps<typeof PasswordForm> {
  /** Called when the person does not choose one. */
  onClose: () => void;
}

/** Asks for the new password that an administrator demanded, over the page. */
export function NewPasswordDialog({ onClose, ...form }: NewPasswordDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={t`You must change your password`}>
      <p className="mb-5 text-muted">
        {t`Choose one that only you know, then go on where you are; nothing you typed is lost.`}
      </p>
      <PasswordForm {...form} />
    </Dialog>
  );
}
