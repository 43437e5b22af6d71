/**
 * What a person typed and the server has not acknowledged yet. It outlives reloads, crashes and the
 * end of a session, and belongs to one person, so that others at the same device do not meet it.
 */
function draftKey(userId: number, what: string): string {
  return `paso.draft.${userId}.${what}`;
}

/** The draft of something such as `section-12`, or null. */
export function readDraft(userId: number, what: string): string | null {
  try {
    return localStorage.getItem(draftKey(userId, what));
  } catch {
    return null;
  }
}

/** Keeps a draft; where storage is full or barred, it lives as long as its screen. */
export function keepDraft(userId: number, what: string, text: string): void {
  try {
    localStorage.setItem(draftKey(userId, what), text);
  } catch {
    // Nothing to be done: the text is still on the screen.
  }
}

/** Forgets a draft, once it was acknowledged. */
export function dropDraft(userId: number, what: string): void {
  try {
    localStorage.removeItem(draftKey(userId, what));
  } catch {
    // Barred storage holds no drafts.
  }
}
