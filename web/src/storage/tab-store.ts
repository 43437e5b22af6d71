import { openStore, type TextStore } from "./open-store.ts";

const tab = openStore(() => sessionStorage);
/** What the browser did not keep. */
const memory = new Map<string, string>();

/** One tab's own: outlives reloads, or lives as long as the page where the browser keeps nothing. */
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
