import type { ReactNode } from "react";
import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";

interface ToastMessage {
  text: ReactNode;
  /** An action, such as Undo. */
  action?: { label: string; onAction: () => void };
  /** It stays when leaving the screen, as for undoing a deletion. */
  outlives?: boolean;
}

/** Long enough to read it; hovering or focusing it stops the clock. */
const SHOWN_MS = 6_000;
/** Long enough to decide, too, and to reach its button. */
const OFFERED_MS = 20_000;
/** A toast this recent preceded a navigation, and is read on the next screen. */
const JUST_SAID_MS = 1_000;

/** The queue of the toast region. */
export const queue = new ToastQueue<ToastMessage & { saidAt: number }>({ maxVisibleToasts: 3 });

/**
 * Shows what was done, with a way to undo it. Needs a `ToastRegion` on the screen.
 * @returns a function that dismisses it early
 * @example showToast({ text: t`Page deleted`, action: { label: t`Undo`, onAction: restore } });
 */
export function showToast(message: ToastMessage): () => void {
  const timeout = message.action ? OFFERED_MS : SHOWN_MS;
  const key = queue.add({ ...message, saidAt: Date.now() }, { timeout });
  return () => queue.close(key);
}

/** Dismisses toasts about the screen that was left. */
export function leaveToasts(): void {
  const now = Date.now();
  for (const { key, content } of queue.visibleToasts) {
    if (!content.outlives && now - content.saidAt > JUST_SAID_MS) queue.close(key);
  }
}

/** Dismisses all toasts, without running their actions. */
export function clearToasts(): void {
  queue.clear();
}
