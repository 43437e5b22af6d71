/** Gets the person signed in again; false when they turned it down. */
type SignInAgain = () => Promise<boolean>;

let signInAgain: SignInAgain | null = null;
let pending: Promise<boolean> | null = null;

/**
 * Registers what to do when the server no longer knows the session.
 * @returns a function that takes the registration back
 */
export function onSessionEnd(handler: SignInAgain): () => void {
  signInAgain = handler;
  return () => {
    signInAgain = null;
  };
}

/**
 * Announces that the session ended and waits until the person signed in again.
 * Calls that fail together wait for one and the same sign-in.
 */
export function sessionEnded(): Promise<boolean> {
  pending ??= (signInAgain?.() ?? Promise.resolve(false)).finally(() => {
    pending = null;
  });
  return pending;
}
