import { useLocation } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

import { useWholeOutline } from "../changes/outline-context.ts";
import { findPart, partKey, readPartKey, type PartKey } from "../parts/part.ts";

/** Expands the ancestors of the row in the URL fragment (`#page-7`) and scrolls to it. */
export function useArrival(open: (keys: PartKey[]) => void): void {
  const outline = useWholeOutline();
  const fragment = useLocation({ select: ({ hash }) => hash });
  // Only the fragment counts, not later changes of the outline.
  const arrive = useEffectEvent(() => {
    const name = readPartKey(fragment);
    const part = name && findPart(outline, name);
    if (!part) return;
    const parents: PartKey[] = [partKey(part)];
    if (part.kind === "page") parents.push(`module-${part.parentId}`);
    open(parents);
    requestAnimationFrame(() => {
      const row = document.querySelector<HTMLElement>(`[data-key="${partKey(part)}"]`);
      row?.scrollIntoView({ block: "start" });
    });
  });
  useEffect(() => arrive(), [fragment]);
}
