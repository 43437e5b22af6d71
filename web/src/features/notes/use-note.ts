import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { useRetry } from "../../session/use-retry.ts";
import { postNote, readConflict } from "./api.ts";
import { mergeNotes } from "./merge-notes.ts";
import { type UnsentNote, keepUnsentNote, readUnsentNote } from "./unsent-note.ts";

interface NoteOptions {
  pageId: number;
  userId: number;
  /** The note as the server had it when it was opened. */
  saved: string;
  /** Goes between two versions that could not be merged. */
  divider: string;
}

interface Note extends UnsentNote {
  /** The text has changes from elsewhere that are to be looked at before it is saved. */
  merged: boolean;
  /** Two versions follow one another in the text, to be put in order. */
  isConflict: boolean;
}

const UNMERGED = { merged: false, isConflict: false };

/**
 * A note being written. What was changed here and elsewhere is merged when the note is opened and
 * when it is saved: no version is ever lost in silence.
 */
export function useNote({ pageId, userId, saved, divider }: NoteOptions) {
  const [note, setNote] = useState<Note>(() => {
    const unsent = readUnsentNote(userId, pageId) ?? { text: saved, base: saved };
    return unsent.base === saved ? { ...unsent, ...UNMERGED } : mergeWith(unsent, saved);
  });
  const [failure, setFailure] = useState<Error | null>(null);

  const { mutate, isPending, data } = useMutation({
    mutationFn: (sent: UnsentNote) => postNote(pageId, sent),
    onSuccess(_, sent) {
      setFailure(null);
      // What was typed while the notes were on their way is not saved yet.
      setNote((now) => ({ text: now.text, base: sent.text, ...UNMERGED }));
    },
    onError(error) {
      const theirs = readConflict(error);
      if (theirs === null) setFailure(error);
      else setNote((now) => mergeWith(now, theirs));
    },
  });

  useEffect(() => keepUnsentNote(userId, pageId, note), [userId, pageId, note]);

  function mergeWith({ text: mine, base }: UnsentNote, theirs: string): Note {
    const { text, isConflict } = mergeNotes({ base, mine, theirs }, divider);
    return { text, base: theirs, merged: text !== theirs, isConflict };
  }

  function send(): void {
    if (!isPending) mutate({ text: note.text, base: note.base });
  }
  useRetry(failure, send);

  return {
    text: note.text,
    unsaved: note.text !== note.base,
    merged: note.merged,
    isConflict: note.isConflict,
    change: (text: string) => setNote((now) => ({ ...now, text })),
    send,
    save: { sending: isPending, failure, message: data ?? null },
  };
}
