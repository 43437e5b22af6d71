import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useLayoutEffect, useRef } from "react";

import { Button } from "../ui/student/button.tsx";

/** Props of every dialog. */
export interface DialogProps {
  open?: boolean;
  onClose: () => void;
}

/** Reports that a dialog could not be loaded, where the dialog would be. */
export function DeferredDialog({
  open = true,
  onClose,
  children,
}: DialogProps & { children: ReactNode }) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, since closing restores the focus only while it is in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    element.showModal();
    return () => element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-label={t`Loading…`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="dialog m-auto w-[min(40rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-6 text-ink shadow-float"
    >
      {children}
      <Button variant="quiet" onClick={onClose} className="mt-4">
        {t`Close`}
      </Button>
    </dialog>
  );
}
