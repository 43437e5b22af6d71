import { useLingui } from "@lingui/react/macro";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";

import { Icon } from "./icon.tsx";

interface DialogProps {
  open: boolean;
  /** Esc, the close button or a press outside. Leave it out where the dialog must be answered. */
  onClose?: () => void;
  title: string;
  children: ReactNode;
}

/**
 * A modal over the page on the native `<dialog>`: it takes the focus to its first field, keeps it
 * inside and gives it back.
 */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect, for its end comes while the dialog is still in the document: only then does
  // closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    element.showModal();
    element.querySelector<HTMLElement>("input:not([readonly]), textarea")?.focus();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="dialog m-auto w-[min(40rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-0 text-ink shadow-float"
      closedby={onClose ? "any" : "none"}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {open && (
        <div className="p-6 sm:p-8">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-question font-semibold">
              {title}
            </h2>
            {onClose && (
              <button
                type="button"
                onClick={onClose}
                className="-me-2 -mt-1.5 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
              >
                <Icon name="cross" />
                <span className="sr-only">{t`Close`}</span>
              </button>
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
