import type { StudentSection } from "@paso/contract";
import { useEffect, useState } from "react";

import { dropDraft, keepDraft, readDraft } from "../../../session/unsent-drafts.ts";
import { usePlayerSource } from "../player-source.ts";

/**
 * A second answer being chosen, written as it travels: null until one begins to. From the first
 * choice on it is kept on the device, until the round is over or it is given up.
 */
export function useSecondDraft(section: StudentSection, isOver: boolean) {
  const { userId } = usePlayerSource();
  const what = `section-${section.id}-second`;
  const [draft, setDraft] = useState(() => (userId === null ? null : readDraft(userId, what)));

  useEffect(() => {
    if (isOver && userId !== null) dropDraft(userId, what);
  }, [isOver, userId, what]);

  return {
    draft,
    begin: () => setDraft(section.answer ?? ""),
    change: (answer: string) => {
      setDraft(answer);
      if (userId !== null) keepDraft(userId, what, answer);
    },
    giveUp: () => {
      setDraft(null);
      if (userId !== null) dropDraft(userId, what);
    },
  };
}
