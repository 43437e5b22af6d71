import { keepUnsentJson, readUnsentJson } from "../../session/unsent-json.ts";
import { dropUnsentText } from "../../session/unsent-text.ts";

/** Unsaved notes, with the saved text they are based on. */
export interface UnsentNote {
  text: string;
  base: string;
}

function nameOf(pageId: number): string {
  return `note-${pageId}`;
}

/** The unsaved notes on a page that this device keeps, or null. */
export function readUnsentNote(userId: number, pageId: number): UnsentNote | null {
  return readUnsentJson(userId, nameOf(pageId)) as UnsentNote | null;
}

/** Keeps notes on the device for as long as they differ from what is saved. */
export function keepUnsentNote(userId: number, pageId: number, note: UnsentNote): void {
  if (note.text === note.base) dropUnsentText(userId, nameOf(pageId));
  else keepUnsentJson(userId, nameOf(pageId), note);
}
