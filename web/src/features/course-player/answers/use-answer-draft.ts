import type { StudentSection } from "@paso/contract";
import { useEffect, useRef, useState } from "react";

import { dropDraft, keepDraft, onDraftChange, readDraft } from "../../../session/unsent-drafts.ts";
import { usePlayerSource } from "../player-source.ts";

interface AnswerDraft {
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
export function useAnswerDraft(section: StudentSection): AnswerDraft {
  const { userId } = usePlayerSource();
  const what = `section-${section.id}`;
  const [draft, setDraft] = useState(() =>
    userId === null ? "" : (readDraft(userId, what) ?? ""),
  );
  const isEnteredHere = useRef(false);
  const given = section.answer;
  // It is taken: where the answer is changed later, this one is not left over.
  if (given !== null && draft !== "" && draft.trim() === given) setDraft("");
  const leftOver = given === null || draft.trim() === "" ? null : draft;

  useEffect(() => {
    if (userId === null || given === null) return;
    if (leftOver !== null) {
      keepDraft(userId, what, leftOver);
      return;
    }
    const kept = readDraft(userId, what)?.trim();
    if (kept === "" || kept === given) dropDraft(userId, what);
  }, [given, leftOver, userId, what]);

  useEffect(() => {
    if (userId === null) return undefined;
    return onDraftChange(userId, what, (text) => {
      if (!isEnteredHere.current) setDraft(text ?? "");
    });
  }, [userId, what]);

  function change(answer: string): void {
    isEnteredHere.current = true;
    setDraft(answer);
    if (userId === null) return;
    if (answer === "") dropDraft(userId, what);
    else keepDraft(userId, what, answer);
  }
  return { answer: given ?? draft, leftOver, change, discard: () => change("") };
}
