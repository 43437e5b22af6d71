import { type DragEvent, type KeyboardEvent, type ReactNode, use, useRef } from "react";
import { useButton } from "react-aria/useButton";
import { useDrag } from "react-aria/useDrag";
import { flushSync } from "react-dom";

import { Icon } from "../icon.tsx";
import { ROW_TYPE, RowContext, useReorder } from "./reorder-context.ts";

interface DragHandleProps {
  /** What it moves, and how: "Move section 3 (arrow keys)". */
  label: string;
  isDisabled: boolean;
  className?: string;
  /** Replaces the grip icon. */
  children?: ReactNode;
}

/** The grip at the beginning of a `ReorderableRow`. */
export function DragHandle(props: DragHandleProps) {
  const { label, isDisabled, className = "h-11 w-7", children } = props;
  const { count, setDragged, move } = useReorder();
  const index = use(RowContext);
  const button = useRef<HTMLButtonElement>(null);

  function moveByKey(event: KeyboardEvent): void {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || isDisabled) return;
    event.preventDefault();
    const to = index + by;
    if (to < 0 || to >= count) return;
    flushSync(() => move(index, to));
    // A row that is moved in the document loses the focus.
    button.current?.focus();
  }

  const { dragProps, dragButtonProps } = useDrag({
    hasDragButton: true,
    isDisabled,
    getItems: () => [{ [ROW_TYPE]: String(index) }],
    getAllowedDropOperations: () => ["move"],
    onDragStart: () => setDragged(index),
    onDragEnd({ dropOperation }) {
      setDragged(null);
      // Dropped by keyboard, the focus was on the drop target.
      if (dropOperation === "move") requestAnimationFrame(() => button.current?.focus());
    },
  });
  const { buttonProps } = useButton(
    { ...dragButtonProps, isDisabled, "aria-label": label },
    button,
  );

  return (
    <span
      {...dragProps}
      title={label}
      onDragStart={(event: DragEvent<HTMLElement>) => {
        dragProps.onDragStart?.(event);
        showWholeRow(event);
      }}
      className={`grid shrink-0 cursor-grab place-items-center active:cursor-grabbing ${className}`}
    >
      <button
        {...buttonProps}
        type="button"
        ref={button}
        onKeyDown={(event) => {
          moveByKey(event);
          buttonProps.onKeyDown?.(event);
        }}
        // Firefox does not drag buttons.
        className="pointer-events-none grid size-full place-items-center rounded-control text-muted disabled:opacity-40"
      >
        {children ?? <Icon name="drag" />}
      </button>
    </span>
  );
}

/** Uses the whole row as the drag image, not only the handle. */
function showWholeRow({ currentTarget, clientX, clientY, dataTransfer }: DragEvent): void {
  const row = currentTarget.parentElement;
  if (!row) return;
  const { left, top } = row.getBoundingClientRect();
  dataTransfer.setDragImage(row, clientX - left, clientY - top);
}
