import "./dialog.css";
import { useLingui } from "@lingui/react/macro";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";

import { Icon } from "./icon.tsx";

interface DialogProps {
  open: boolean;
  /** Esc, the close button or a press outside. Omit it if the dialog must be answered. */
  onClose?: () => void;
  title: string;
  /** For reading: full screen on a phone, and the focus stays at its beginning. */
  sheet?: boolean;
  children: ReactNode;
}

/**
 * A modal over the page on the native `<dialog>`: it focuses its first field, traps the focus and restores
 * it.
 */
export function Dialog({ open, onClose, title, sheet = false, children }: DialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect, since its cleanup runs while the dialog is still in the document: only then does closing
  // restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    element.showModal();
    if (!sheet) element.querySelector<HTMLElement>("input:not([readonly]), textarea")?.focus();
    return () => element.close();
  }, [open, sheet]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`dialog m-auto w-[min(40rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-0 text-ink shadow-float ${sheet ? "dialog-sheet" : ""}`}
      closedby={onClose ? "any" : "none"}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {open && (
        <div className="p-6 sm:p-8">
          <div
            className={`flex items-start justify-between gap-4 ${sheet ? "sticky top-0 z-1 -mx-6 -mt-6 mb-1 bg-card px-6 pt-6 pb-3 sm:-mx-8 sm:-mt-8 sm:px-8 sm:pt-8" : "mb-4"}`}
          >
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
