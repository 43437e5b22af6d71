import { Suspense, useSyncExternalStore } from "react";

import { currentSessionEnd, onSessionEndChange } from "../../api/index.ts";
import { lazyPart } from "../../loading/lazy-part.tsx";

/** Seldom needed, so not part of every first visit. */
const SessionEndDialog = lazyPart(
  async () => (await import("./session-end-dialog.tsx")).SessionEndDialog,
);

/** Opens the sign-in over the page when the session has ended. */
export function SessionEndGate() {
  const end = useSyncExternalStore(onSessionEndChange, currentSessionEnd);
  return (
    // The mark keeps staff screens' own dialogs from taking this one out of reach.
    <div data-react-aria-top-layer="">
      {end && (
        <Suspense>
          <SessionEndDialog end={end} />
        </Suspense>
      )}
    </div>
  );
}
