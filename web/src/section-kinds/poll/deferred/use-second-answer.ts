import { useEffect, useState } from "react";

import { dropUnsentText, keepUnsentText, readUnsentText } from "../../../session/unsent-text.ts";
import { usePlayer } from "../../player/player.ts";
import type { PollSection } from "../poll-section.ts";

/**
 * A second answer being chosen, in wire format: null until it is begun. From the first choice on it is kept
 * on the device, until the round is over or it is discarded.
 */
export function useSecondAnswer(section: PollSection, isOver: boolean) {
  const { userId } = usePlayer();
  const what = `section-${section.id}-second`;
  const [draft, setDraft] = useState(() => (userId === null ? null : readUnsentText(userId, what)));

  useEffect(() => {
    if (isOver && userId !== null) dropUnsentText(userId, what);
  }, [isOver, userId, what]);

  return {
    draft,
    begin: () => setDraft(section.answer ?? ""),
    change: (answer: string) => {
      setDraft(answer);
      if (userId !== null) keepUnsentText(userId, what, answer);
    },
    giveUp: () => {
      setDraft(null);
      if (userId !== null) dropUnsentText(userId, what);
    },
  };
}
