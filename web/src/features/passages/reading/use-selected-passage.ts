import { useEffect, useState } from "react";

import { describeSelection, type SelectedPassage } from "../anchor/describe-selection.ts";
import type { Reading } from "./use-readings.ts";

/** A selection, and the distance in pixels from the top of the reading's host to the selection's end. */
export interface Selected {
  passage: SelectedPassage;
  top: number;
  left: number;
}

/** The selection within a reading; follows changes. */
export function useSelectedPassage(readings: readonly Reading[]): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setSelected(readSelection(readings)));
    };
    document.addEventListener("selectionchange", look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("selectionchange", look);
    };
  }, [readings]);
  return selected;
}

function readSelection(readings: readonly Reading[]): Selected | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const reading = readings.find(({ root }) => range.intersectsNode(root));
  const passage = reading && describeSelection(reading, range);
  if (!reading || !passage) return null;
  const end = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
  const host = reading.host.getBoundingClientRect();
  return { passage, top: end.bottom - host.top, left: end.right - host.left };
}
