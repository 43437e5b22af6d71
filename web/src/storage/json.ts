import type { TextStore } from "./open-store.ts";

/** A value stored as JSON; null for nothing or invalid JSON. */
export function readJson(store: TextStore, name: string): unknown {
  try {
    return JSON.parse(store.read(name) ?? "null");
  } catch {
    return null;
  }
}

/** Whether there was room for it. */
export function keepJson(store: TextStore, name: string, value: unknown): boolean {
  return store.keep(name, JSON.stringify(value));
}
