/** A session that has ended; calls that were refused await the outcome. */
export interface SessionEnd {
  /** The session has ended; or a new password, a second factor, or the current password again is required first. */
  reason: "signed-out" | "new-password" | "new-factor" | "confirm-identity";
  outcome: Promise<boolean>;
  /** Tells whether the session can be used again. */
  settle(isMended: boolean): void;
}

let current: SessionEnd | null = null;
const listeners = new Set<() => void>();

/**
 * Announces that the server no longer accepts the session, and waits until the person has resolved that or
 * declined. Calls that fail at the same time share one outcome.
 */
export function sessionEnded(reason: SessionEnd["reason"] = "signed-out"): Promise<boolean> {
  // Resolving it may need another step first: one must be signed in to choose a password.
  if (current !== null && current.reason !== reason) current.settle(false);
  if (current === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    show({
      reason,
      outcome: promise,
      settle(isMended) {
        show(null);
        resolve(isMended);
      },
    });
  }
  return current?.outcome ?? Promise.resolve(false);
}

/** The session end that awaits its outcome, or null; for `useSyncExternalStore`. */
export function currentSessionEnd(): SessionEnd | null {
  return current;
}

/** Notifies when {@link currentSessionEnd} changes; returns the unsubscribe function. */
export function onSessionEndChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(end: SessionEnd | null): void {
  current = end;
  for (const listener of listeners) listener();
}
