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
  /** The committed answer, or what is typed or chosen so far; written as it travels. */
  answer: string;
  /** What was entered here while another answer was committed elsewhere; null for nothing. */
  leftOver: string | null;
  change: (answer: string) => void;
  discard: () => void;
}

/**
 * A question's answer: kept on the device from the first key stroke until the server has taken it.
 * A tab in which nothing was entered shows what is entered in another one.
 */
export function useUnsentAnswer(section: Question): UnsentAnswer {
  const { userId, unsent = "section" } = usePlayer();
  const what = `${unsent}-${section.id}`;
  const [draft, setDraft] = useState(() =>
    userId === null ? "" : (readUnsentText(userId, what) ?? ""),
  );
  const isEnteredHere = useRef(false);
  const given = section.answer;
  // It is taken: where the answer is changed later, this one is not left over.
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
    // It may have been entered there since this was rendered.
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
