import { useState } from "react";
import { flushSync } from "react-dom";

/** Goes to what a finished video opened; `asked` if the person pressed the button. */
export type GoOn = (asked: boolean) => void;

/** The end of a video: the way on is held until the person takes it, or it is taken automatically. */
export function useAutoAdvance() {
  const [held, setHeld] = useState<{ go: GoOn } | null>(null);
  const [wentByItself, setWentByItself] = useState(false);
  return {
    hold: (go: GoOn) => setHeld({ go }),
    /** Null if there is nothing to advance to, or no longer. */
    goOn:
      held &&
      ((asked: boolean) => {
        // The notice at the end is removed first: the destination is below it.
        flushSync(() => {
          setHeld(null);
          setWentByItself(!asked);
        });
        held.go(asked);
      }),
    wentByItself,
  };
}
