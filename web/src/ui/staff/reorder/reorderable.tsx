import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";

import { ReorderContext } from "./reorder-context.ts";

interface ReorderableProps {
  /** How many rows there are. */
  count: number;
  /** Moves a row, both indexes from 0. */
  onMove: (from: number, to: number) => void;
  /** A list of `ReorderableRow`s. */
  children: ReactNode;
}

/**
 * A list whose rows are put in another order with their `DragHandle`s: by mouse or touch, by the
 * arrow keys, or by Enter and React Aria's drag and drop for the keyboard and screen readers.
 */
export function Reorderable({ count, onMove, children }: ReorderableProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  // Rows would re-render with every new `onMove`, which is with every key typed in one of them.
  const latest = useRef(onMove);
  useLayoutEffect(() => {
    latest.current = onMove;
  });
  const move = useCallback((from: number, to: number) => latest.current(from, to), []);
  const reorder = useMemo(() => ({ count, dragged, setDragged, move }), [count, dragged, move]);
  return <ReorderContext value={reorder}>{children}</ReorderContext>;
}
