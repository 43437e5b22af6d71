import { useSyncExternalStore } from "react";

/** Minimum width for a list next to the column; as in the style sheet. */
const WIDE = "(min-width: 80rem)";

/** Whether the window is wide enough for a list next to the page. */
export function useIsWide(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(WIDE).matches);
}

function follow(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
