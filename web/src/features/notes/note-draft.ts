import { dropDraft, keepDraft, readDraft } from "../../session/unsent-drafts.ts";

/** Notes that are typed and not saved, with the saved text that they began with. */
export interface NoteDraft {
  text: string;
  base: string;
}

function nameOf(pageId: number): string {
  return `note-${pageId}`;
}

/** The unsaved notes on a page that this device keeps, or null. */
export function readNoteDraft(userId: number, pageId: number): NoteDraft | null {
  const kept = readDraft(userId, nameOf(pageId));
  return kept === null ? null : (JSON.parse(kept) as NoteDraft);
}

/** Keeps notes on the device for as long as they differ from what is saved. */
export function keepNoteDraft(userId: number, pageId: number, draft: NoteDraft): void {
  if (draft.text === draft.base) dropDraft(userId, nameOf(pageId));
  else keepDraft(userId, nameOf(pageId), JSON.stringify(draft));
}

/**
 * Puts two versions of a note together where both were changed, so that neither is lost.
 * @param divider stands above the other version
 */
export function mergeNotes(mine: string, theirs: string, divider: string): string {
  if (theirs.includes(mine)) return theirs;
  if (mine.includes(theirs)) return mine;
  return `${mine}\n\n${divider}\n${theirs}`;
}
