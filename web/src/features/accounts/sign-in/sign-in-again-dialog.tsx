import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";

import { Dialog } from "../../../ui/student/dialog.tsx";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInAgainDialogProps extends ComponentProps<typeof SignInForm> {
  /** Called when the person does not sign in. */
  onClose: () => void;
}

/** Signs in again over the page after the session has expired. */
export function SignInAgainDialog({ onClose, ...form }: SignInAgainDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={t`Sign in again`}>
      <p className="mb-5 text-muted">
        {t`You were signed out after a long time or on another device. Sign in to go on where you are; nothing you typed is lost.`}
      </p>
      <SignInForm {...form} />
    </Dialog>
  );
}
