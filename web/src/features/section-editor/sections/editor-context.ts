import { createContext, use, useSyncExternalStore } from "react";

import type { EditorState, EditorStore } from "./editor-store.ts";

/** The editor around a component. */
export const EditorContext = createContext<EditorStore | null>(null);

export function useEditorStore(): EditorStore {
  const store = use(EditorContext);
  if (!store) throw new Error("There is no section editor around this component.");
  return store;
}

/**
 * A part of the editor's state. The component re-renders only when that part changes.
 * @param select must return the same object as long as nothing has changed
 */
export function useEditor<Part>(select: (state: EditorState) => Part): Part {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}
