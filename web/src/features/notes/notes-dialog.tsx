import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { useRetry } from "../../session/use-retry.ts";
import { Button } from "../../ui/student/button.tsx";
import { Dialog } from "../../ui/student/dialog.tsx";
import { Loading } from "../../ui/student/loading.tsx";
import { noteQuery } from "./api.ts";
import { NoteFailure } from "./note-failure.tsx";
import { NoteForm } from "./note-form.tsx";

interface NotesDialogProps {
  open: boolean;
  onClose: () => void;
  pageId: number;
  userId: number;
}

/** The user's notes on a page. They load each time the dialog opens; unsaved input is kept. */
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
  // If a refetch failed while the user is writing, the field would disappear.
  const note = useQuery({
    ...noteQuery(pageId),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useRetry(note.error, () => void note.refetch());
  if (note.isPending) return <Loading className="min-h-96" />;
  if (note.isError) {
    return (
      <NoteFailure title={t`Your notes could not be loaded.`} error={note.error}>
        <Button variant="quiet" onClick={() => void note.refetch()} className="mt-3">
          {t`Try again`}
        </Button>
      </NoteFailure>
    );
  }
  return <NoteForm pageId={pageId} userId={userId} saved={note.data} />;
}
