import { useState } from "react";

import { dropUnsentText, keepUnsentText, readUnsentText } from "../../../session/unsent-text.ts";

interface NoteOfPassage {
  userId: number;
  passageId: number;
  /** The note as the server has it. */
  saved: string;
}

/** The note on a kept passage, stored on the device while it differs from what is saved. */
export function useUnsentNote({ userId, passageId, saved }: NoteOfPassage) {
  const what = `passage-${passageId}`;
  const [typed, setTyped] = useState(() => readUnsentText(userId, what));
  function forget(): void {
    setTyped(null);
    dropUnsentText(userId, what);
  }
  return {
    note: typed ?? saved,
    isUnsaved: typed !== null && typed !== saved,
    change: (note: string): void => {
      if (note === saved) return forget();
      setTyped(note);
      keepUnsentText(userId, what, note);
    },
    forget,
  };
}
