import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";

import { Button, IconButton } from "./button.tsx";
import { useOverlayHome } from "./overlay-home.tsx";

interface DialogProps {
  open: boolean;
  /** Esc, the close button or a press outside; left out if only its own buttons end it. */
  onClose?: () => void;
  title: string;
  /** `alertdialog` asks for a decision and is not closed by a press outside. */
  role?: "dialog" | "alertdialog";
  children: ReactNode;
}

/** A modal over the page: it takes the focus, traps it and restores it. */
export function Dialog({ open, onClose, title, role = "dialog", children }: DialogProps) {
  const { t } = useLingui();
  return (
    <ModalOverlay
      {...useOverlayHome()}
      isOpen={open}
      onOpenChange={(stays) => {
        if (!stays) onClose?.();
      }}
      isDismissable={role === "dialog"}
      isKeyboardDismissDisabled={!onClose}
      className="fixed inset-0 z-30 grid place-items-center overflow-y-auto bg-(--backdrop) p-4"
    >
      <Modal className="rise w-[min(36rem,100%)] rounded-card border border-line bg-card text-ink shadow-float">
        <AriaDialog role={role} className="p-6 outline-none sm:p-8">
          <div className="mb-4 flex items-start justify-between gap-4">
            <Heading
              slot="title"
              level={2}
              className="min-w-0 text-question font-semibold wrap-anywhere"
            >
              {title}
            </Heading>
            {onClose && (
              <IconButton
                icon="cross"
                label={t`Close`}
                onPress={onClose}
                className="-me-2 -mt-1.5"
              />
            )}
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface ConfirmDialogProps extends Omit<DialogProps, "role" | "onClose"> {
  onClose: () => void;
  confirmLabel: string;
  onConfirm: () => void;
  /** Whether the confirmed action is destructive. */
  danger?: boolean;
  cancelLabel?: string;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  confirmLabel,
  onConfirm,
  danger = false,
  cancelLabel,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog {...dialog} role="alertdialog">
      <div className="text-muted">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onPress={dialog.onClose}>
          {cancelLabel ?? t`Cancel`}
        </Button>
        <Button variant={danger ? "danger" : "primary"} onPress={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
