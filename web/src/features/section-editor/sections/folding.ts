import { deviceStore } from "../../../storage/device-store.ts";
import type { EditorState, EditorStore } from "./editor-store.ts";

/** Folds sections to a line each. How a page is shown is no change of it: nothing is undone or saved. */
export function fold(store: EditorStore, keys: readonly string[]): void {
  const { folded, openKey } = store.getState();
  const isOpenFolded = openKey !== null && keys.includes(openKey);
  store.set({ folded: new Set([...folded, ...keys]), ...(isOpenFolded && { openKey: null }) });
}

/** Shows folded sections whole again. */
export function unfold(store: EditorStore, keys: readonly string[]): void {
  const { folded } = store.getState();
  store.set({ folded: new Set([...folded].filter((key) => !keys.includes(key))) });
}

/** Whether no section is shown whole. */
export function isAllFolded({ keys, sections, folded }: EditorState): boolean {
  return keys.every((key) => folded.has(key) || sections[key]?.isDeleted);
}

/** Keys of the sections that were folded on this device; `name` names the page and the person. */
export function readFolds(name: string): string[] {
  const kept = deviceStore.read(name);
  return kept === null ? [] : kept.split(",").map((id) => `section-${id}`);
}

/** Remembers on this device which sections are folded; returns how to stop that. */
export function keepFolds(store: EditorStore, name: string): () => void {
  let { folded } = store.getState();
  return store.subscribe(() => {
    const state = store.getState();
    if (state.folded === folded) return;
    ({ folded } = state);
    const ids = [...folded].flatMap((key) => state.sections[key]?.id ?? []);
    if (ids.length > 0) deviceStore.keep(name, ids.join(","));
    else deviceStore.drop(name);
  });
}
