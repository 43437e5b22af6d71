/** All of `selectors.ts` in short, which loads with the rest: every lesson begins with this. */
const ANY =
  "[data-counter],.counter,[data-circle],.circle,.circle-progress,[data-tooltip],[data-toggle=tooltip],.tooltip,[data-callout],.language-math";

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
