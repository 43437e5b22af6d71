import { DropIndicator, type DropTarget } from "react-aria-components/useDragAndDrop";

/** Marks where a dragged row will land, as a line between two rows; it takes up no space. */
export function DropLine({ target }: { target: DropTarget }) {
  return (
    <DropIndicator
      target={target}
      className="relative z-1 -my-0.5 h-1 rounded-full outline-none data-drop-target:bg-accent"
    />
  );
}
