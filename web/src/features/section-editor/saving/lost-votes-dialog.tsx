import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { ConfirmDialog } from "../../../ui/staff/dialog.tsx";
import { useEditorStore } from "../sections/editor-context.ts";
import { listLostVotes } from "../sections/list-lost-votes.ts";

interface LostVotesDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  submitLabel: string;
  cancelLabel: string;
}

/** Asks before a save that takes options from people who chose them. */
export function LostVotesDialog({ isOpen, submitLabel, ...actions }: LostVotesDialogProps) {
  const { t } = useLingui();
  const store = useEditorStore();
  if (!isOpen) return null;
  const lost = listLostVotes(store.getState());
  const answers = lost.reduce((sum, { people }) => sum + people, 0);
  return (
    <ConfirmDialog
      {...actions}
      open
      danger
      title={t`${plural(answers, { one: "# answer loses its option", other: "# answers lose their option" })}`}
      confirmLabel={submitLabel}
    >
      <p>{t`These options were chosen by people and are about to go:`}</p>
      <ul className="mt-2 list-disc ps-6">
        {lost.map(({ id, text, people }) => (
          <li key={`${id} ${text}`} className="wrap-anywhere">
            {t`“${text}”: ${plural(people, { one: "# answer", other: "# answers" })}`}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
