import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";

import { keepCopies } from "./keep-copies.ts";

/** Whether copies are being kept in this window. */
let isKeeping = false;

/**
 * Caches what a student opens for offline reading, and shows a notice while offline. Place it in a
 * header: it hangs below.
 */
export function OfflineNotice() {
  const { t } = useLingui();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isKeeping) void keepCopies(queryClient);
    isKeeping = true;
  }, [queryClient]);
  if (isOnline) return null;
  return (
    <p className="pointer-events-none absolute inset-x-0 top-full mx-auto w-fit rounded-b-control bg-ink px-4 py-1 text-center text-small text-paper">
      {t`Offline. You can still read what you opened before.`}
    </p>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
