import { useEffect, useEffectEvent } from "react";

import { focusRow } from "../section/focus-row.ts";
import type { EditorStore } from "../sections/editor-store.ts";

interface EditorKeys {
  /** Ctrl+S. */
  save: () => void;
  /** Ctrl+Enter. */
  add: () => void;
  /** "?" outside of a field. */
  showShortcuts: () => void;
}

/** The editor's keys, wherever on its screen the focus is. */
export function useEditorKeys(store: EditorStore, keys: EditorKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = findAction(event, store, keys);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    // In the capture phase, before fields see them: fields have their own undo.
    const options = { capture: true };
    addEventListener("keydown", press, options);
    return () => removeEventListener("keydown", press, options);
  }, []);
}

/** Toasts have a dialog role, too, but do not block the page's shortcuts. */
const DIALOGS = "[role=dialog], [role=alertdialog]:not([aria-modal=false])";

function findAction(event: KeyboardEvent, store: EditorStore, keys: EditorKeys) {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event;
  if (isComposing || altKey) return null;
  const isDialogOpen = [...document.querySelectorAll(DIALOGS)].some((one) => one.checkVisibility());
  if (key === "?" && !isDialogOpen && !isInText(event.target)) return keys.showShortcuts;
  if (!ctrlKey && !metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === "s") return keys.save;
  if (isDialogOpen) return null;
  if (key === "Enter") return keys.add;
  if (letter === "z" && !shiftKey && !undoesItself(store)) return () => undo(store);
  if (letter === "y" || (letter === "z" && shiftKey)) {
    return store.getState().canRedo ? () => redo(store) : null;
  }
  return null;
}

/** Undoes the last change, and shows where. */
export function undo(store: EditorStore): void {
  show(store.undo());
}

/** Redoes the last undone change, and shows where. */
export function redo(store: EditorStore): void {
  show(store.redo());
}

/** The focus stays where it is, unless its element is gone. */
function show(sectionKey: string | null): void {
  if (sectionKey === null) return;
  requestAnimationFrame(() => {
    document.getElementById(sectionKey)?.scrollIntoView({ block: "nearest" });
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) focusRow(sectionKey);
  });
}

/** Whether the focused field still has something to undo. */
function undoesItself(store: EditorStore): boolean {
  const field = document.activeElement;
  // Tiptap leaves itself on its element; it keeps its own history.
  const text = (field as { editor?: { can?: () => { undo?: () => boolean } } } | null)?.editor;
  return text?.can?.().undo?.() === true || store.wasTypedIn(field);
}

function isInText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
