import { Suspense, useSyncExternalStore } from "react";

import { currentSessionEnd, onSessionEndChange } from "../../api/index.ts";
import { lazyPart } from "../../loading/lazy-part.tsx";

/** Lazy because seldom needed. */
const SessionEndDialog = lazyPart(
  async () => (await import("./session-end-dialog.tsx")).SessionEndDialog,
);

/** Opens the sign-in over the page when the session has ended. */
export function SessionEndGate() {
  const end = useSyncExternalStore(onSessionEndChange, currentSessionEnd);
  return (
    // This attribute keeps staff dialogs from making this one inert.
    <div data-react-aria-top-layer="">
      {end && (
        <Suspense>
          <SessionEndDialog end={end} />
        </Suspense>
      )}
    </div>
  );
}
