import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import type { LostVotes } from "../../../section-kinds/choice/staff/find-lost-votes.ts";
import { ConfirmDialog } from "../../../ui/staff/dialog.tsx";
import type { LostSection } from "../sections/list-lost-votes.ts";

interface LossesDialogProps {
  /** Options that would be lost although people chose them. */
  lost: readonly LostVotes[];
  /** Answered sections that would be lost. */
  sections: readonly LostSection[];
  /** Names of files that the draft did not keep. */
  files: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
  submitLabel: string;
  cancelLabel: string;
}

/** Asks for confirmation before a save that deletes answered sections or chosen options, or lacks chosen files. */
export function LossesDialog({
  lost,
  sections,
  files,
  submitLabel,
  ...actions
}: LossesDialogProps) {
  const { t } = useLingui();
  const votes = lost.reduce((sum, { people }) => sum + people, 0);
  const answers = sections.reduce((sum, { people }) => sum + people, 0);
  const title =
    sections.length > 0
      ? t`${plural(answers, { one: "# answer goes with its section", other: "# answers go with their section" })}`
      : lost.length > 0
        ? t`${plural(votes, { one: "# answer loses its option", other: "# answers lose their option" })}`
        : t`${plural(files.length, { one: "Save without this file?", other: "Save without these files?" })}`;
  return (
    <ConfirmDialog {...actions} open danger title={title} confirmLabel={submitLabel}>
      {sections.length > 0 && (
        <>
          <p>{t`These sections were answered and are about to go to the trash:`}</p>
          <ul className="my-2 list-disc ps-6">
            {sections.map(({ key, title, people }) => (
              <li key={key} className="wrap-anywhere">
                {t`“${title}”: ${plural(people, { one: "# answer", other: "# answers" })}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {lost.length > 0 && (
        <>
          <p>{t`These options were chosen by people and are about to go:`}</p>
          <ul className="my-2 list-disc ps-6">
            {lost.map(({ id, text, people }) => (
              <li key={`${id} ${text}`} className="wrap-anywhere">
                {t`“${text}”: ${plural(people, { one: "# answer", other: "# answers" })}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {files.length > 0 && (
        <>
          <p>{t`A draft does not keep files. Choose again:`}</p>
          <ul className="mt-2 list-disc ps-6">
            {files.map((name) => (
              <li key={name} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
