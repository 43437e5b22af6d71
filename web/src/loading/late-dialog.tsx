import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useLayoutEffect, useRef } from "react";

import { Button } from "../ui/student/button.tsx";

interface LateDialogProps {
  open?: boolean;
  onClose: () => void;
}

/** Puts what is said of a dialog whose code does not come over the page, as the dialog would be. */
export function placeInDialog(notice: ReactNode, { open = true, onClose }: LateDialogProps) {
  return open && <LateDialog onClose={onClose}>{notice}</LateDialog>;
}

function LateDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, for only while it is in the document does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t`Loading…`}
      onCancel={onClose}
      className="dialog m-auto w-[min(40rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-6 text-ink shadow-float"
    >
      {children}
      <Button variant="quiet" onClick={onClose} className="mt-4">
        {t`Close`}
      </Button>
    </dialog>
  );
}
