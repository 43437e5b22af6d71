import { type RefObject, useEffect, useRef } from "react";

import { enlivenIfAsked } from "./enliven-if-asked.ts";

/** For an element whose data attributes ask for a counter, a circle or a tooltip once it is drawn. */
export function useEnlivened<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => (target.current ? enlivenIfAsked(target.current) : undefined), []);
  return target;
}
