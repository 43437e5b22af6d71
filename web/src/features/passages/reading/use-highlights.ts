import type { Passage } from "@paso/contract";
import { useEffect, useMemo } from "react";

import { findQuote } from "../anchor/find-quote.ts";
import { rangeOf } from "../anchor/text-range.ts";
import type { Reading } from "./use-readings.ts";

/** Named in `passages.css`. */
const NAME = "kept-passage";

/**
 * Highlights kept passages without changing the DOM.
 * @returns the range of each that is still in its text
 */
export function useHighlights(
  readings: readonly Reading[],
  passages: readonly Passage[],
): ReadonlyMap<number, Range> {
  const ranges = useMemo(() => {
    const found = new Map<number, Range>();
    for (const { sectionId, root } of readings) {
      const text = root.textContent;
      for (const passage of passages) {
        if (passage.section_id !== sectionId) continue;
        const stretch = findQuote(text, passage);
        const range = stretch && rangeOf(root, stretch);
        if (range) found.set(passage.id, range);
      }
    }
    return found;
  }, [readings, passages]);
  useEffect(() => {
    // Fallback: the list below the text only.
    if (!("highlights" in CSS)) return undefined;
    CSS.highlights.set(NAME, new Highlight(...ranges.values()));
    return () => void CSS.highlights.delete(NAME);
  }, [ranges]);
  return ranges;
}
