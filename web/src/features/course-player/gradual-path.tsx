import { type ReactElement, type ReactNode, startTransition, useEffect, useState } from "react";

/** Sections drawn at a time: more than a screenful. */
const PART = 4;

interface GradualPathProps {
  /** Draws all at once: where nothing is new, the view may have a place to go back to. */
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
  const [drawn, setDrawn] = useState(whole ? Infinity : PART);
  const isBusy = drawn < children.length;
  useEffect(() => {
    if (!isBusy) return setDrawn(Infinity);
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + PART)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, isBusy]);
  return (
    <>
      <ol aria-busy={isBusy}>{children.slice(0, drawn)}</ol>
      {!isBusy && end}
    </>
  );
}
