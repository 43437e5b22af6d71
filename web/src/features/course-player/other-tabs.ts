import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** A single channel to send and receive: it does not receive its own messages. */
let opened: BroadcastChannel | undefined;

function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel("paso.steps");
  return opened;
}

/** Tells this browser's other tabs that a step changed a page. */
export function notifyOtherTabs(page: QueryKey): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel().postMessage(page);
}

/** Refetches pages that another tab has changed: at once if visible, else as soon as they become visible. */
export function useStepsOfOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const hear = ({ data }: MessageEvent<QueryKey>) => renew(queryClient, data);
    channel().addEventListener("message", hear);
    return () => channel().removeEventListener("message", hear);
  }, [queryClient]);
}

function renew(queryClient: QueryClient, queryKey: QueryKey): void {
  const refetchType = document.visibilityState === "visible" ? "active" : "none";
  void queryClient.invalidateQueries({ queryKey, refetchType });
}
