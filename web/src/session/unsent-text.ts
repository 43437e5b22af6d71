/**
 * What a person typed and the server has not acknowledged yet. It outlives reloads, crashes and the
 * end of a session, and belongs to one person, so that others at the same device do not meet it.
 */
function draftKey(userId: number, what: string): string {
  return `paso.draft.${userId}.${what}`;
}

/** The draft of something such as `section-12`, or null. */
export function readUnsentText(userId: number, what: string): string | null {
  try {
    return localStorage.getItem(draftKey(userId, what));
  } catch {
    return null;
  }
}

/**
 * Keeps a draft.
 * @returns whether it is kept; where storage is full or barred, it lives as long as its screen
 */
export function keepUnsentText(userId: number, what: string, text: string): boolean {
  try {
    localStorage.setItem(draftKey(userId, what), text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a draft, once it was acknowledged. */
export function dropUnsentText(userId: number, what: string): void {
  try {
    localStorage.removeItem(draftKey(userId, what));
  } catch {
    // Barred storage holds no drafts.
  }
}

/** Tells what another tab makes of a draft, null for nothing; returns the way to stop that. */
export function onUnsentTextChange(
  userId: number,
  what: string,
  listener: (text: string | null) => void,
): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === draftKey(userId, what)) listener(newValue);
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
