import { dropUnsentText, keepUnsentText, readUnsentText } from "../../session/unsent-text.ts";

/** Notes that are typed and not saved, with the saved text that they began with. */
export interface UnsentNote {
  text: string;
  base: string;
}

function nameOf(pageId: number): string {
  return `note-${pageId}`;
}

/** The unsaved notes on a page that this device keeps, or null. */
export function readUnsentNote(userId: number, pageId: number): UnsentNote | null {
  const kept = readUnsentText(userId, nameOf(pageId));
  return kept === null ? null : (JSON.parse(kept) as UnsentNote);
}

/** Keeps notes on the device for as long as they differ from what is saved. */
export function keepUnsentNote(userId: number, pageId: number, draft: UnsentNote): void {
  if (draft.text === draft.base) dropUnsentText(userId, nameOf(pageId));
  else keepUnsentText(userId, nameOf(pageId), JSON.stringify(draft));
}
