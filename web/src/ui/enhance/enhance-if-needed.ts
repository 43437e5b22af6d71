import { CALLOUTS, CIRCLES, COUNTERS, FORMULAS, TOOLTIPS } from "./selectors.ts";

const ANY = [COUNTERS, CIRCLES, TOOLTIPS, CALLOUTS, FORMULAS].join(", ");

/**
 * Enlivens a text that asks for it; the code for it loads only then. Returns what takes it back.
 */
export function enhanceIfNeeded(text: ParentNode): () => void {
  if (!text.querySelector(ANY)) return () => {};
  let takeBack: (() => void) | null = null;
  let isLeft = false;
  // Without it, as offline, the text reads as it was written.
  import("./enhance.ts").then(
    ({ enhance }) => {
      if (!isLeft) takeBack = enhance(text);
    },
    () => {},
  );
  return () => {
    isLeft = true;
    takeBack?.();
  };
}
