import { openStore, type TextStore } from "./open-store.ts";

const tab = openStore(() => sessionStorage);
/** Fallback for texts that the browser did not store. */
const memory = new Map<string, string>();

/** Private to one tab: survives reloads, or lives as long as the page if storage is unavailable. */
export const tabStore: TextStore = {
  read: (name) => memory.get(name) ?? tab.read(name),
  keep(name, text) {
    tab.keep(name, text);
    if (tab.read(name) === text) memory.delete(name);
    else memory.set(name, text);
    return true;
  },
  drop(name) {
    memory.delete(name);
    tab.drop(name);
  },
};
