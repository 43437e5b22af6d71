import { useLingui } from "@lingui/react/macro";
import { useBlocker } from "@tanstack/react-router";

import { Button } from "../ui/staff/button.tsx";
import { Dialog } from "../ui/staff/dialog.tsx";
import { discardUnsavedWork, hasUnsavedWork } from "./current-draft.ts";

/** Asks before navigating away from unsaved work. Used once, around the staff screens. */
export function LeaveGuard() {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => hasUnsavedWork() && !isSameScreen(current, next),
    enableBeforeUnload: hasUnsavedWork,
    withResolver: true,
  });
  const stay = () => reset?.();
  const leave = () => proceed?.();
  const discard = () => {
    discardUnsavedWork();
    proceed?.();
  };
  return (
    <Dialog
      open={status === "blocked"}
      onClose={stay}
      role="alertdialog"
      title={t`Leave with unsaved changes?`}
    >
      <p className="text-muted">
        {t`What you typed is kept as a draft and comes back when you open this form again. Students do not see it.`}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="danger" onPress={discard} className="me-auto">
          {t`Discard changes`}
        </Button>
        <Button variant="quiet" onPress={stay}>
          {t`Stay`}
        </Button>
        <Button onPress={leave}>{t`Leave`}</Button>
      </div>
    </Dialog>
  );
}

interface Address {
  pathname: string;
  search: object;
}

/** Addresses that differ only in their fragment are the same screen. */
function isSameScreen(current: Address, next: Address): boolean {
  return (
    current.pathname === next.pathname &&
    JSON.stringify(current.search) === JSON.stringify(next.search)
  );
}
