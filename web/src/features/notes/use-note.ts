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
  /** Separates two versions that could not be merged. */
  divider: string;
}

interface Note extends UnsentNote {
  /** The text contains changes from elsewhere to review before saving. */
  merged: boolean;
  /** The text contains two versions, one after the other, to sort out. */
  isConflict: boolean;
}

const UNMERGED = { merged: false, isConflict: false };

/**
 * A note being written. Changes made here and elsewhere are merged on opening and on saving: no version
 * is ever lost silently.
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
      // Text typed while the request was in flight is not saved yet.
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
