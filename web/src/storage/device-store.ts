import { keyOf, openStore } from "./open-store.ts";

/**
 * Shared by all tabs; outlives the visit. What belongs to one person has their id in its name, as
 * `draft.7.section-12`, so that others at the same device do not meet it.
 */
export const deviceStore = openStore(() => localStorage);

/** Calls when another tab keeps something else or nothing; returns how to stop that. */
export function onDeviceStoreChange(name: string, listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === keyOf(name)) listener();
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
