import "./toast-region.css";
import { useLingui } from "@lingui/react/macro";
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components/Toast";

import { Button, IconButton } from "./button.tsx";
import { queue } from "./toast.ts";

/** The toast region; F6 moves the focus to it. */
export function ToastRegion() {
  const { t } = useLingui();
  return (
    <AriaToastRegion queue={queue} aria-label={t`Notifications`} className="toasts">
      {({ toast }) => (
        // Key events bubble here from the toast itself and from its buttons.
        <div
          role="presentation"
          className="contents"
          onKeyDown={({ key }) => {
            if (key === "Escape") queue.close(toast.key);
          }}
        >
          <AriaToast
            toast={toast}
            className="rise flex items-center gap-3 rounded-card border border-line bg-ink py-1.5 ps-5 pe-2 text-paper shadow-float"
          >
            <ToastContent className="min-w-0 flex-1 py-2">
              <Text slot="title">{toast.content.text}</Text>
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
        </div>
      )}
    </AriaToastRegion>
  );
}
