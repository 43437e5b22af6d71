import { lazyRouteComponent } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { ConnectionError } from "../../api/index.ts";
import { addMessages, type Part } from "../../i18n/locale.ts";

/**
 * A screen whose code loads on demand, with additional catalogues if it needs them. If that code is gone,
 * because a new version was deployed, the router reloads the page; offline that would lose the page, so this
 * shows the reason instead.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
  texts: Part = "first",
) {
  const tellOffline = (error: unknown) => {
    throw navigator.onLine ? error : new ConnectionError("offline", error);
  };
  return lazyRouteComponent(
    () =>
      Promise.all([load(), addMessages(texts)])
        .then(([screens]) => screens)
        .catch(tellOffline),
    name,
  );
}
