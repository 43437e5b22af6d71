import { useEffect, useRef, useState } from "react";

import {
  dropUnsentText,
  keepUnsentText,
  onUnsentTextChange,
  readUnsentText,
} from "../../session/unsent-text.ts";
import { usePlayer } from "../player/player.ts";
import type { Question } from "./question-kind.ts";

interface UnsentAnswer {
  /** The committed answer, or the input so far, in wire format. */
  answer: string;
  /** Input that is left over because another answer was committed elsewhere; null for nothing. */
  leftOver: string | null;
  change: (answer: string) => void;
  discard: () => void;
}

/**
 * A question's answer: kept on the device from the first keystroke until the server has accepted it. A tab
 * without input follows another tab's.
 */
export function useUnsentAnswer(section: Question): UnsentAnswer {
  const { userId, unsent = "section" } = usePlayer();
  const what = `${unsent}-${section.id}`;
  const [draft, setDraft] = useState(() =>
    userId === null ? "" : (readUnsentText(userId, what) ?? ""),
  );
  const isEnteredHere = useRef(false);
  const given = section.answer;
  // Accepted: if the answer is changed later, this one is not left over.
  if (given !== null && draft !== "" && draft.trim() === given) setDraft("");
  const leftOver = given === null || draft.trim() === "" ? null : draft;

  useEffect(() => {
    if (userId === null || given === null) return;
    if (leftOver !== null) {
      keepUnsentText(userId, what, leftOver);
      return;
    }
    const kept = readUnsentText(userId, what)?.trim();
    if (kept === "" || kept === given) dropUnsentText(userId, what);
  }, [given, leftOver, userId, what]);

  useEffect(() => {
    if (userId === null) return undefined;
    const follow = () => {
      if (!isEnteredHere.current) setDraft(readUnsentText(userId, what) ?? "");
    };
    // Another tab may have changed it since the render.
    follow();
    return onUnsentTextChange(userId, what, follow);
  }, [userId, what]);

  function change(answer: string): void {
    isEnteredHere.current = true;
    setDraft(answer);
    if (userId === null) return;
    if (answer === "") dropUnsentText(userId, what);
    else keepUnsentText(userId, what, answer);
  }
  return { answer: given ?? draft, leftOver, change, discard: () => change("") };
}
