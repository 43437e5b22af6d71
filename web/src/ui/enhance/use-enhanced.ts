import { type RefObject, useEffect, useRef } from "react";

import { enhanceIfNeeded } from "./enhance-if-needed.ts";

/** A `ref` for an element whose data attributes ask for a counter, a circle or a tooltip. */
export function useEnhanced<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => (target.current ? enhanceIfNeeded(target.current) : undefined), []);
  return target;
}
