import type { StudentSection } from "@paso/contract";
import { useEffect, useState } from "react";

import { dropDraft, keepDraft, readDraft } from "../../../session/unsent-drafts.ts";
import { usePlayerSource } from "../player-source.ts";

interface AnswerDraft {
  /** The committed answer, or what is typed or chosen so far; written as it travels. */
  answer: string;
  change: (answer: string) => void;
}

/** A question's answer: kept on the device from the first key stroke until the server has taken it. */
export function useAnswerDraft(section: StudentSection): AnswerDraft {
  const { userId } = usePlayerSource();
  const what = `section-${section.id}`;
  const [draft, setDraft] = useState(() =>
    userId === null ? "" : (readDraft(userId, what) ?? ""),
  );
  const acknowledged = section.answer !== null;
  useEffect(() => {
    if (acknowledged && userId !== null) dropDraft(userId, what);
  }, [acknowledged, userId, what]);
  return {
    answer: section.answer ?? draft,
    change(answer) {
      setDraft(answer);
      if (userId === null) return;
      if (answer === "") dropDraft(userId, what);
      else keepDraft(userId, what, answer);
    },
  };
}
