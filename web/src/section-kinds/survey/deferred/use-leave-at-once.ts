import { useEffect, useEffectEvent, useRef } from "react";

import type { Advance } from "../../player/advance.ts";

/**
 * Advancing from a question of a survey: there is no result to look at, so what was answered here is
 * left at once. What was answered before, as on a page that is opened again, waits for Next.
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
