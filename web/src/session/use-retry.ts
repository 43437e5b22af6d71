import { useEffect, useEffectEvent } from "react";

import { ApiError, isTurnedDown, transientError } from "../api/index.ts";

/** Seconds between attempts, unless the server names a time. */
const WAIT = 10;

/**
 * Retries transient failures automatically: as soon as the device is online again, and after the time that
 * the server asked for. Anyone who is signed out, or needs a new password, must resolve that first.
 */
export function useRetry(failure: unknown, resend: () => void): void {
  const again = useEffectEvent(resend);
  useEffect(() => {
    if (transientError(failure) === null || isTurnedDown(failure)) return undefined;
    const wait = (failure instanceof ApiError && failure.retryAfter) || WAIT;
    // Jitter, so that a class does not retry all at once.
    const timer = setTimeout(() => again(), wait * 1000 * (1 + Math.random() / 4));
    const online = () => again();
    addEventListener("online", online);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", online);
    };
  }, [failure]);
}
