import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Button } from "../../../ui/student/button.tsx";
import { Dialog } from "../../../ui/student/dialog.tsx";
import { FormFailure } from "./form-failure.tsx";

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** Label of the confirm button. */
  action: string;
  busy: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  /** The consequences, and any options. */
  children: ReactNode;
}

/** Asks for confirmation before something is removed that is hard to restore. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, busy, error, onConfirm, onClose, children } = props;
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={title}>
      {children}
      <div className="grid gap-5">
        <FormFailure error={error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
