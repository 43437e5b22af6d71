import { useState } from "react";
import { flushSync } from "react-dom";

/** Takes one to what a finished video opened; `asked` where the person pressed for it. */
export type GoOn = (asked: boolean) => void;

/** What follows the end of a video: the way on is held until somebody goes it, or it goes by itself. */
export function useAutoAdvance() {
  const [held, setHeld] = useState<{ go: GoOn } | null>(null);
  const [wentByItself, setWentByItself] = useState(false);
  return {
    hold: (go: GoOn) => setHeld({ go }),
    /** Null where there is nothing to advance to, or no longer. */
    goOn:
      held &&
      ((asked: boolean) => {
        // What is said at the end goes away first: the destination is below it.
        flushSync(() => {
          setHeld(null);
          setWentByItself(!asked);
        });
        held.go(asked);
      }),
    wentByItself,
  };
}
