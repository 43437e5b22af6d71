import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { useRetry } from "../../session/use-retry.ts";
import { postNote, readConflict } from "./api.ts";
import { type UnsentNote, keepUnsentNote, mergeNotes, readUnsentNote } from "./unsent-note.ts";

interface NoteOptions {
  pageId: number;
  userId: number;
  /** The note as the server had it when it was opened. */
  saved: string;
  /** Stands above the other version where two are put together. */
  divider: string;
}

interface Note extends UnsentNote {
  /** Two versions stand in the text, to be put in order. */
  merged: boolean;
}

/**
 * A note being written. What was changed here and elsewhere is put together, when it is opened and
 * when it is saved: no version is ever lost in silence.
 */
export function useNote({ pageId, userId, saved, divider }: NoteOptions) {
  const [note, setNote] = useState<Note>(() => {
    const draft = readUnsentNote(userId, pageId) ?? { text: saved, base: saved };
    return draft.base === saved ? { ...draft, merged: false } : mergeWith(draft.text, saved);
  });
  const [failure, setFailure] = useState<Error | null>(null);

  const { mutate, isPending, data } = useMutation({
    mutationFn: (sent: UnsentNote) => postNote(pageId, sent),
    onSuccess(_, sent) {
      setFailure(null);
      // What was typed while the notes were on their way is not saved yet.
      setNote((now) => ({ text: now.text, base: sent.text, merged: false }));
    },
    onError(error) {
      const theirs = readConflict(error);
      if (theirs === null) setFailure(error);
      else setNote((now) => mergeWith(now.text, theirs));
    },
  });

  useEffect(() => keepUnsentNote(userId, pageId, note), [userId, pageId, note]);

  function mergeWith(mine: string, theirs: string): Note {
    const text = mergeNotes(mine, theirs, divider);
    return { text, base: theirs, merged: text !== theirs };
  }

  function send(): void {
    if (!isPending) mutate({ text: note.text, base: note.base });
  }
  useRetry(failure, send);

  return {
    text: note.text,
    unsaved: note.text !== note.base,
    merged: note.merged,
    change: (text: string) => setNote((now) => ({ ...now, text })),
    send,
    save: { sending: isPending, failure, message: data ?? null },
  };
}
