import { useRef, useState } from "react";
import { useDrop } from "react-aria/useDrop";

import { ROW_TYPE, useReorder } from "./reorder-context.ts";

interface DropTargetProps {
  /** Index of the row that it covers. */
  index: number;
  /** Index of the dragged row. */
  from: number;
  label: string;
}

/**
 * Covers a row and half of the gaps around it while another one is dragged, so that nothing in the row takes
 * the drop. A pointer drops above or below the row; the keyboard drops at its position.
 */
export function DropTarget({ index, from, label }: DropTargetProps) {
  const { move, setDragged } = useReorder();
  const ref = useRef<HTMLDivElement>(null);
  const [isBelow, setBelow] = useState(index > from);

  function positionFor(below: boolean): number {
    const gap = below ? index + 1 : index;
    return gap > from ? gap - 1 : gap;
  }

  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(ROW_TYPE) ? "move" : "cancel"),
    // Called only for pointers, whenever they enter or move.
    getDropOperationForPoint(types, _operations, _x, y) {
      const below = y > (ref.current?.offsetHeight ?? 0) / 2;
      setBelow(below);
      return types.has(ROW_TYPE) && positionFor(below) !== from ? "move" : "cancel";
    },
    onDropExit: () => setBelow(index > from),
    onDrop() {
      // The dragged row may have left the document by the time the drag ends.
      setDragged(null);
      move(from, positionFor(isBelow));
    },
  });

  return (
    <div
      {...dropProps}
      ref={ref}
      role="button"
      tabIndex={-1}
      aria-label={label}
      className="absolute inset-x-0 -inset-y-1 z-10 rounded-card"
    >
      {isDropTarget && (
        <span
          className={`absolute inset-x-0 h-1 rounded-full bg-accent ${isBelow ? "-bottom-0.5" : "-top-0.5"}`}
        />
      )}
    </div>
  );
}
