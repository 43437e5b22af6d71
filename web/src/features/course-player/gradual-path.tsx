import { type ReactElement, type ReactNode, startTransition, useEffect, useState } from "react";

/** Sections drawn at a time: about a screenful. */
const PART = 2;

interface GradualPathProps {
  /** Draws all at once: where nothing is new, the view may have a scroll position to return to. */
  whole: boolean;
  children: readonly ReactElement[];
  /** What follows the last section. */
  end: ReactNode;
}

/**
 * The sections of a page, drawn a few per frame, so that a slow phone with a long page can scroll and
 * answer a touch meanwhile. The list is busy until all are there; see `arriveWhenDrawn`.
 */
export function GradualPath({ whole, children, end }: GradualPathProps) {
  const count = children.length;
  /** Infinite once all are drawn, so that what opens later is there at once. */
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
