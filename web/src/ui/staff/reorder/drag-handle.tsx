import { Icon } from "../icon.tsx";

interface DragHandleProps {
  /** What it moves, and how: "Move section 3 (arrow keys)". */
  label: string;
  isDisabled: boolean;
}

/** The grip at the beginning of a row; see `useReorder`. */
export function DragHandle({ label, isDisabled }: DragHandleProps) {
  return (
    <button
      type="button"
      data-drag-handle=""
      aria-label={label}
      title={label}
      disabled={isDisabled}
      className="grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:text-ink active:cursor-grabbing disabled:opacity-40"
    >
      <Icon name="drag" />
    </button>
  );
}

/** Shows between which rows the dragged one would go. */
export function DropLine({ top }: { top: number | null }) {
  if (top === null) return null;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 z-10 h-1 -translate-y-0.5 rounded-full bg-accent"
      style={{ top }}
    />
  );
}
