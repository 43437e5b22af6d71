import type { ReactNode } from "react";
import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";

interface ToastMessage {
  text: ReactNode;
  /** What can be done about it, such as Undo. */
  action?: { label: string; onAction: () => void };
  /** It makes sense on other screens as well, such as undoing a deletion. */
  outlives?: boolean;
}

/** Long enough to read it; hovering or focusing it stops the clock. */
const SHOWN_MS = 6_000;
/** Long enough to decide as well, and to reach its button. */
const OFFERED_MS = 20_000;
/** What was said so shortly before led to the next screen, and is read there. */
const JUST_SAID_MS = 1_000;

/** For the region that shows them. */
export const queue = new ToastQueue<ToastMessage & { saidAt: number }>({ maxVisibleToasts: 3 });

/**
 * Tells what was done, with the way to undo it. Needs a `ToastRegion` on the screen.
 * @returns the way to take it back before its time
 * @example showToast({ text: t`Page deleted`, action: { label: t`Undo`, onAction: restore } });
 */
export function showToast(message: ToastMessage): () => void {
  const timeout = message.action ? OFFERED_MS : SHOWN_MS;
  const key = queue.add({ ...message, saidAt: Date.now() }, { timeout });
  return () => queue.close(key);
}

/** Takes those away that are about the screen that was left. */
export function leaveToasts(): void {
  const now = Date.now();
  for (const { key, content } of queue.visibleToasts) {
    if (!content.outlives && now - content.saidAt > JUST_SAID_MS) queue.close(key);
  }
}

/** Takes all of them away, without doing what they offer. */
export function clearToasts(): void {
  queue.clear();
}
