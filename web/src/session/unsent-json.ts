import { deviceStore } from "../storage/device-store.ts";
import { keepJson, readJson } from "../storage/json.ts";
import { unsentName } from "./unsent-text.ts";

/** Unsent text with its metadata; null for nothing or invalid JSON. */
export function readUnsentJson(userId: number, what: string): unknown {
  return readJson(deviceStore, unsentName(userId, what));
}

/** Whether there was room for it. */
export function keepUnsentJson(userId: number, what: string, value: unknown): boolean {
  return keepJson(deviceStore, unsentName(userId, what), value);
}
