import { deviceStore, onDeviceStoreChange } from "../storage/device-store.ts";

/**
 * Input that the server has not acknowledged yet. It survives reloads, crashes and the end of a session. If
 * storage is unavailable, it lives as long as its screen.
 */
export function unsentName(userId: number, what: string): string {
  return `draft.${userId}.${what}`;
}

/** The unsent text of something such as `section-12`, or null. */
export function readUnsentText(userId: number, what: string): string | null {
  return deviceStore.read(unsentName(userId, what));
}

export function keepUnsentText(userId: number, what: string, text: string): void {
  deviceStore.keep(unsentName(userId, what), text);
}

/** Forgets unsent text, once it was acknowledged. */
export function dropUnsentText(userId: number, what: string): void {
  deviceStore.drop(unsentName(userId, what));
}

/** Notifies when another tab changes or drops unsent text; returns the unsubscribe function. */
export function onUnsentTextChange(userId: number, what: string, listener: () => void): () => void {
  return onDeviceStoreChange(unsentName(userId, what), listener);
}
