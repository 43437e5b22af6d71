import { useLingui } from "@lingui/react/macro";
import type { CourseDiploma } from "@paso/contract";

import { ConfirmDialog, Dialog } from "../../../ui/staff/dialog.tsx";
import { DiplomaHistory } from "./diploma-history.tsx";
import { ReissueForm } from "./reissue-form.tsx";
import { RevokeForm } from "./revoke-form.tsx";
import { useRestore } from "./use-restore.tsx";

/** An open dialog and its diploma. */
export interface OpenDialog {
  kind: "history" | "reissue" | "revoke" | "restore";
  diploma: CourseDiploma;
}

interface DiplomaActionsProps {
  courseId: number;
  open: OpenDialog | null;
  onClose: () => void;
}

/** The dialogs of a course's diplomas. */
export function DiplomaActions({ courseId, open, onClose }: DiplomaActionsProps) {
  const { t } = useLingui();
  const { restore } = useRestore(courseId);
  if (!open) return null;
  const { kind, diploma } = open;
  const name = diploma.name || t`A person who is no longer here`;
  if (kind === "restore") {
    return (
      <ConfirmDialog
        open
        onClose={onClose}
        title={t`Restore the diploma of ${name}?`}
        confirmLabel={t`Restore`}
        onConfirm={() => {
          restore(diploma.id);
          onClose();
        }}
      >
        {t`It is valid again at once. Its history keeps that it was revoked.`}
      </ConfirmDialog>
    );
  }
  const titles = {
    history: t`Diploma of ${name}`,
    reissue: t`Issue the diploma of ${name} again`,
    revoke: t`Revoke the diploma of ${name}`,
  };
  const form = { courseId, diploma, onDone: onClose };
  return (
    <Dialog open onClose={onClose} title={titles[kind]}>
      {kind === "history" && <DiplomaHistory courseId={courseId} diplomaId={diploma.id} />}
      {kind === "reissue" && <ReissueForm {...form} />}
      {kind === "revoke" && <RevokeForm {...form} />}
    </Dialog>
  );
}
