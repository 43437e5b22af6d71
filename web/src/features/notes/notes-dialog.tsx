import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Alert } from "../../ui/student/alert.tsx";
import { Button } from "../../ui/student/button.tsx";
import { Dialog } from "../../ui/student/dialog.tsx";
import { Loading } from "../../ui/student/loading.tsx";
import { noteQuery } from "./api.ts";
import { NoteForm } from "./note-form.tsx";

interface NotesDialogProps {
  open: boolean;
  onClose: () => void;
  pageId: number;
  userId: number;
}

/** One's notes on a page. They load each time the dialog opens; what was typed and not saved is kept. */
export function NotesDialog({ open, onClose, pageId, userId }: NotesDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`Notes on this page`}>
      <Note pageId={pageId} userId={userId} />
    </Dialog>
  );
}

function Note({ pageId, userId }: { pageId: number; userId: number }) {
  const { t } = useLingui();
  const note = useQuery({ ...noteQuery(pageId), refetchOnWindowFocus: false });
  if (note.isPending) return <Loading className="min-h-96" />;
  if (note.isError) {
    return (
      <Alert tone="wrong" title={t`Your notes could not be loaded.`}>
        <p className="mb-3">
          <FailureText {...describeFailure(note.error)} />
        </p>
        <Button variant="quiet" onClick={() => void note.refetch()}>
          {t`Try again`}
        </Button>
      </Alert>
    );
  }
  return <NoteForm pageId={pageId} userId={userId} saved={note.data} />;
}
