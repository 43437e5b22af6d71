import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { ConfirmDialog } from "../../../ui/staff/dialog.tsx";
import type { Stake } from "../changes/stake-of.ts";

interface DeleteDialogProps {
  /** Title of the part to delete. */
  name: string;
  stake: Stake;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a part that students have visited is deleted, and says who is affected. */
export function DeleteDialog({ name, stake, onConfirm, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  const students = t`${plural(stake.students, { one: "# student", other: "# students" })}`;
  const answers = t`${plural(stake.answers, { one: "# answer", other: "# answers" })}`;
  return (
    <ConfirmDialog
      open
      danger
      title={t`Delete “${name}”?`}
      confirmLabel={t`Delete`}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    >
      <p className="font-semibold text-ink">{t`This concerns ${students} and ${answers}.`}</p>
      <p className="mt-2">
        {t`Students no longer see it. It waits in the trash with their answers until somebody restores it.`}
      </p>
    </ConfirmDialog>
  );
}
