import { useEffect, useMemo, useState } from "react";

import { keepUnsentJson, readUnsentJson } from "../session/unsent-json.ts";
import { dropUnsentText } from "../session/unsent-text.ts";
import type { Corrections } from "./corrections.ts";

/** A text not yet added, with all its corrections. */
export interface LessonDraft {
  text: string;
  corrections: Corrections;
  /** Pictures of the text by name, as data. */
  pictures: Readonly<Record<string, string>>;
}

const EMPTY: LessonDraft = { text: "", corrections: {}, pictures: {} };
/** Debounce of writes to the device. */
const DELAY_MS = 400;

/** Keeps a text on the device until it is added or discarded; a reload restores it. */
export function useLessonDraft(userId: number, name: string, readPasted: () => LessonDraft | null) {
  const [draft, setDraft] = useState(() => readPasted() ?? readDraft(userId, name));
  useEffect(() => {
    const keep = () => {
      if (draft.text === "") return dropUnsentText(userId, name);
      // If the device runs out of room, pictures are dropped first.
      if (!keepUnsentJson(userId, name, draft))
        keepUnsentJson(userId, name, { ...draft, pictures: {} });
    };
    const timer = setTimeout(keep, DELAY_MS);
    addEventListener("pagehide", keep);
    return () => {
      // A later change has its own timer, or the text was added.
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [draft, userId, name]);
  const pictures = useMemo(() => new Map(Object.entries(draft.pictures)), [draft.pictures]);
  return { draft, setDraft, pictures, forget: () => dropUnsentText(userId, name) };
}

function readDraft(userId: number, name: string): LessonDraft {
  const kept = readUnsentJson(userId, name) as Partial<LessonDraft> | null;
  return typeof kept?.text === "string" ? { ...EMPTY, ...kept } : EMPTY;
}
