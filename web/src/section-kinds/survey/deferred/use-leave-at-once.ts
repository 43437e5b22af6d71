import { useEffect, useEffectEvent, useRef } from "react";

import type { Advance } from "../../player/advance.ts";

/**
 * Advancing from a survey question: there is no result to look at, so a question just answered is left at
 * once. One answered before, as on a reopened page, waits for Next.
 */
export function useLeaveAtOnce(advance: Advance, isPending: boolean): Advance {
  const isAnswering = useRef(false);
  const leave = useEffectEvent(() => {
    if (!isAnswering.current) return;
    isAnswering.current = false;
    advance.take();
  });
  useEffect(() => {
    if (!isPending && !advance.sending) leave();
  }, [isPending, advance.sending]);
  return {
    ...advance,
    take: (step) => {
      isAnswering.current = isPending;
      // The view moves with the second half of the step.
      advance.take(isPending ? { ...step, hold: () => {} } : step);
    },
  };
}
