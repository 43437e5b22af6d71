/** Named texts stored in the browser. */
export interface TextStore {
  read: (name: string) => string | null;
  /** Whether there was room for it. */
  keep: (name: string, text: string) => boolean;
  drop: (name: string) => void;
}

/** The browser's storage key for a name. */
export function keyOf(name: string): string {
  return `paso.${name}`;
}

/**
 * A store on one of the browser's storages. They may be full, or blocked by the browser's settings: nothing
 * throws then.
 */
export function openStore(storage: () => Storage): TextStore {
  return {
    read(name) {
      try {
        return storage().getItem(keyOf(name));
      } catch {
        return null;
      }
    },
    keep(name, text) {
      try {
        storage().setItem(keyOf(name), text);
        return true;
      } catch {
        // Callers keep it on the screen, or in memory.
        return false;
      }
    },
    drop(name) {
      try {
        storage().removeItem(keyOf(name));
      } catch {
        // Blocked storage is empty.
      }
    },
  };
}
