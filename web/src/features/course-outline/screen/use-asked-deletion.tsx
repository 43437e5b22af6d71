import { Suspense, useCallback, useState } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { type Stake, stakeOf } from "../changes/stake-of.ts";

const DeleteDialog = lazyPart(
  async () => (await import("../deferred/delete-dialog.tsx")).DeleteDialog,
  {
    texts: "admin",
    dialog: true,
  },
);

interface AskedDeletion {
  name: string;
  stake: Stake;
  onConfirm: () => void;
}

/** Asks for confirmation when the server refused a deletion because it affects students. */
export function useAskedDeletion() {
  const [asked, setAsked] = useState<AskedDeletion | null>(null);
  return {
    /** Whether the failure was such a refusal. */
    ask: useCallback((error: Error, name: string, onConfirm: () => void): boolean => {
      const stake = stakeOf(error);
      if (stake) setAsked({ name, stake, onConfirm });
      return stake !== null;
    }, []),
    dialog: (
      <Suspense>{asked && <DeleteDialog {...asked} onClose={() => setAsked(null)} />}</Suspense>
    ),
  };
}
