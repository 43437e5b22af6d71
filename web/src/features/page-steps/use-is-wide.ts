import { useSyncExternalStore } from "react";

/** From where on a list has room beside the column; as the style sheet has it. */
const WIDE = "(min-width: 80rem)";

/** Whether the window is so wide that a list stands beside the page. */
export function useIsWide(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(WIDE).matches);
}

function follow(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
