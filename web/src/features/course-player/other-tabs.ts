import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** One channel for both ways: what it sends, it does not hear itself. */
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

/**
 * Refetches pages that another tab has changed: at once where they can be seen, else as soon as
 * somebody looks at them again.
 */
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
