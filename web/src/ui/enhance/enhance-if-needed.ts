/** A summary of `selectors.ts`, which loads later: every lesson begins with this. */
const ANY =
  "[data-counter],.counter,[data-circle],.circle,.circle-progress,[data-tooltip],[data-toggle=tooltip],.tooltip,[data-callout],.language-math";

/** Enhances a text if needed; the code for it loads only then. Returns an undo function. */
export function enhanceIfNeeded(text: ParentNode): () => void {
  if (!text.querySelector(ANY)) return () => {};
  let takeBack: (() => void) | null = null;
  let isLeft = false;
  // Fallback, as offline: the text reads as it was written.
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
