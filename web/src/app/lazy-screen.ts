import { lazyRouteComponent } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { ConnectionError } from "../api/index.ts";

/**
 * A screen whose code loads on demand. Where that code is gone, because a new version was put in
 * place, the router loads the page anew; offline it would lose the page by that, so this says
 * instead what the matter is.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
) {
  const tellOffline = (error: unknown) => {
    throw navigator.onLine ? error : new ConnectionError("offline", error);
  };
  return lazyRouteComponent(() => load().catch(tellOffline), name);
}
