import { Suspense } from "react";

import { lazyPart } from "../../loading/lazy-part.tsx";
import { isHeldUp } from "../../session/is-held-up.ts";
import { useUser } from "../../session/session-query.ts";
import { useOnceIdle } from "./use-once-idle.ts";

const Bell = lazyPart(async () => (await import("../../features/notifications/index.ts")).Bell);

/**
 * The notification bell, loaded after the first paint; its space is reserved. The narrowest phones have it
 * only in the account menu.
 */
export function HeaderBell() {
  const user = useUser();
  const isShown = user !== null && !isHeldUp(user);
  const isIdle = useOnceIdle();
  return (
    <span className="size-11 shrink-0 max-[22rem]:hidden">
      {isIdle && isShown && (
        <Suspense>
          <Bell />
        </Suspense>
      )}
    </span>
  );
}
