import { type ReactElement, type ReactNode, startTransition, useEffect, useState } from "react";

/** Sections rendered per frame: about a screenful. */
const PART = 2;

interface GradualPathProps {
  /** Renders all at once: a revisited page may have a scroll position to restore. */
  whole: boolean;
  children: readonly ReactElement[];
  /** Content after the last section. */
  end: ReactNode;
}

/**
 * The sections of a page, rendered a few per frame, so that long pages stay responsive on slow phones.
 * The list is busy until all are rendered; see `arriveWhenDrawn`.
 */
export function GradualPath({ whole, children, end }: GradualPathProps) {
  const count = children.length;
  /** Infinite once all are rendered, so that sections opened later appear at once. */
  const [drawn, setDrawn] = useState(whole || count <= PART ? Infinity : PART);
  const isBusy = drawn < count;
  useEffect(() => {
    if (!isBusy) return undefined;
    const more = drawn + PART;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn(more < count ? more : Infinity)),
    );
    return () => cancelAnimationFrame(frame);
  }, [drawn, isBusy, count]);
  return (
    <>
      <ol aria-busy={isBusy}>{children.slice(0, drawn)}</ol>
      {!isBusy && end}
    </>
  );
}
