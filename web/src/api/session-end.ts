/** A session that ended while it was in use; whoever met its end waits for the outcome. */
export interface SessionEnd {
  outcome: Promise<boolean>;
  /** Tells whether the person signed in again. */
  settle(signedIn: boolean): void;
}

let current: SessionEnd | null = null;
const listeners = new Set<() => void>();

/**
 * Announces that the server no longer knows the session, and waits until the person signed in again
 * or turned it down. Calls that fail together wait for one and the same sign-in.
 */
export function sessionEnded(): Promise<boolean> {
  if (current === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    show({
      outcome: promise,
      settle(signedIn) {
        show(null);
        resolve(signedIn);
      },
    });
  }
  return current?.outcome ?? Promise.resolve(false);
}

/** The end that waits for its outcome, or null; for `useSyncExternalStore`. */
export function currentSessionEnd(): SessionEnd | null {
  return current;
}

/** Tells when {@link currentSessionEnd} changes; returns the way to stop that. */
export function onSessionEndChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(end: SessionEnd | null): void {
  current = end;
  for (const listener of listeners) listener();
}
