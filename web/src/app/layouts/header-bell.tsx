import { Suspense, useEffect, useState } from "react";

import { lazyPart } from "../../loading/lazy-part.tsx";
import { isHeldUp } from "../../session/is-held-up.ts";
import { useUser } from "../../session/session-query.ts";

const Bell = lazyPart(async () => (await import("../../features/notifications/index.ts")).Bell);

/** Once it has come, further screens have it from the beginning. */
let wasDrawn = false;

/**
 * The bell, which loads once the screen is drawn; its room is there from the beginning. The narrowest
 * phones have it in the account's menu alone.
 */
export function HeaderBell() {
  const user = useUser();
  const isShown = user !== null && !isHeldUp(user);
  const [drawn, setDrawn] = useState(wasDrawn);
  useEffect(
    () => void (window.requestIdleCallback ?? setTimeout)(() => setDrawn((wasDrawn = true))),
    [],
  );
  return (
    <span className="size-11 shrink-0 max-[23rem]:hidden">
      {drawn && isShown && (
        <Suspense>
          <Bell />
        </Suspense>
      )}
    </span>
  );
}
