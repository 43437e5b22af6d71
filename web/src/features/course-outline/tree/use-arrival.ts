import { useLocation } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

import { useWholeOutline } from "../changes/outline-context.ts";
import { findPart, partKey, readPartKey, type PartKey } from "../parts/part.ts";

/**
 * Leads to the row that the address names (`#page-7`): what contains it is opened, and it is
 * scrolled to.
 */
export function useArrival(open: (keys: PartKey[]) => void): void {
  const outline = useWholeOutline();
  const fragment = useLocation({ select: ({ hash }) => hash });
  // Where the address leads counts, not how the outline changes later.
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
