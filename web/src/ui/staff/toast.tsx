import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components/Toast";

import { Button, IconButton } from "./button.tsx";

interface ToastMessage {
  text: ReactNode;
  /** What can be done about it, such as Undo. */
  action?: { label: string; onAction: () => void };
}

/** Long enough to read it and reach its button; hovering or focusing it stops the clock. */
const SHOWN_MS = 20_000;

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/**
 * Tells what was done, with the way to undo it. Needs a `ToastRegion` on the screen.
 * @returns the way to take it back before its time
 * @example showToast({ text: t`Page deleted`, action: { label: t`Undo`, onAction: restore } });
 */
export function showToast(message: ToastMessage): () => void {
  const key = queue.add(message, { timeout: SHOWN_MS });
  return () => queue.close(key);
}

/** Takes all of them away, without doing what they offer. */
export function clearToasts(): void {
  queue.clear();
}

/** Where toasts appear; F6 leads to it. */
export function ToastRegion() {
  const { t } = useLingui();
  return (
    <AriaToastRegion
      queue={queue}
      aria-label={t`Notifications`}
      className="fixed inset-x-4 bottom-4 z-40 mx-auto grid w-fit max-w-[min(36rem,calc(100vw-2rem))] gap-2 outline-none"
    >
      {({ toast }) => (
        <AriaToast
          toast={toast}
          className="rise flex items-center gap-3 rounded-card border border-line bg-ink py-1.5 ps-5 pe-2 text-paper shadow-float"
        >
          <ToastContent className="min-w-0 flex-1 py-2">
            <Text slot="title" className="line-clamp-2">
              {toast.content.text}
            </Text>
          </ToastContent>
          {toast.content.action && (
            <Button
              variant="onInk"
              className="shrink-0"
              onPress={() => {
                toast.content.action?.onAction();
                queue.close(toast.key);
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <IconButton slot="close" icon="cross" label={t`Close`} onInk />
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
