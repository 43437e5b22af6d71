import { keyOf, openStore } from "./open-store.ts";

/**
 * Shared by all tabs; outlives the visit. Personal data has the person's id in its name, as
 * `draft.7.section-12`, so that other users of the device do not see it.
 */
export const deviceStore = openStore(() => localStorage);

/** Notifies when another tab changes or drops a value; returns the unsubscribe function. */
export function onDeviceStoreChange(name: string, listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === keyOf(name)) listener();
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
