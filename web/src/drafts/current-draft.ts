import { useSyncExternalStore } from "react";

import type { DraftKeeper, DraftState } from "./draft-keeper.ts";

/** The forms on the screen that keep drafts, the latest last; the header shows that one's state. */
let open: readonly DraftKeeper[] = [];
const listeners = new Set<() => void>();

/** Makes a form's draft the current one; returns the way to end that. */
export function openDraft(draft: DraftKeeper): () => void {
  show([...open, draft]);
  return () => show(open.filter((other) => other !== draft));
}

/** Whether anything on the screen differs from what is saved. */
export function hasUnsavedWork(): boolean {
  return open.some((draft) => !["none", "published"].includes(draft.getState().phase));
}

/** Discards the unsaved work on the screen. */
export function discardUnsavedWork(): void {
  for (const draft of open) void draft.discard();
}

/** The state of the current draft. */
export function useDraftState(): DraftState {
  return useSyncExternalStore(subscribe, currentState);
}

const NO_DRAFT: DraftState = { phase: "none", at: null, refusal: null };

function currentState(): DraftState {
  return open.at(-1)?.getState() ?? NO_DRAFT;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(drafts: readonly DraftKeeper[]): void {
  open = drafts;
  notify();
}

/** Notifies that the state of a current draft changed. */
export function notify(): void {
  for (const listener of listeners) listener();
}
