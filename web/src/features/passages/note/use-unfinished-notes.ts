import { useEffect, useState } from "react";

import { keepUnsentJson, readUnsentJson } from "../../../session/unsent-json.ts";
import { dropUnsentText } from "../../../session/unsent-text.ts";
import type { SelectedPassage } from "../anchor/describe-selection.ts";

/** A passage that is to be kept with a note which is still being written. */
export interface UnfinishedNote {
  passage: SelectedPassage;
  /** Idempotency key, which survives a reload. */
  key: string;
  note: string;
}

/**
 * Notes begun on passages of a reading: on the device from the first keystroke until saved, together with
 * the passage, whose selection is lost on a reload.
 */
export function useUnfinishedNotes(userId: number, sectionId: number) {
  const what = `new-passages-${sectionId}`;
  const [notes, setNotes] = useState(() => readNotes(userId, what));
  useEffect(() => {
    if (notes.length === 0) dropUnsentText(userId, what);
    else keepUnsentJson(userId, what, notes);
  }, [userId, what, notes]);

  const drop = (key: string) => setNotes((before) => before.filter((one) => one.key !== key));
  return {
    notes,
    keep: (changed: UnfinishedNote): void => {
      if (changed.note === "") drop(changed.key);
      else setNotes((before) => [...before.filter(({ key }) => key !== changed.key), changed]);
    },
    drop,
  };
}

function readNotes(userId: number, what: string): readonly UnfinishedNote[] {
  const kept = readUnsentJson(userId, what);
  return Array.isArray(kept) ? (kept as UnfinishedNote[]) : [];
}
