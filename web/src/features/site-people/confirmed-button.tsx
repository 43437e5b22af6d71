import { type ReactNode, useState } from "react";

import { Button } from "../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../ui/staff/dialog.tsx";

interface ConfirmedButtonProps {
  /** What the button does, here and in its dialog. */
  label: string;
  /** The question. */
  title: string;
  danger?: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  /** What it leads to. */
  children: ReactNode;
}

/** An action that cannot be undone, so it asks for confirmation. */
export function ConfirmedButton({
  label,
  title,
  danger = false,
  isBusy,
  onConfirm,
  children,
}: ConfirmedButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" busy={isBusy} onPress={() => setIsAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={title}
        confirmLabel={label}
        danger={danger}
        onConfirm={() => {
          setIsAsked(false);
          onConfirm();
        }}
      >
        <p className="text-muted">{children}</p>
      </ConfirmDialog>
    </>
  );
}
