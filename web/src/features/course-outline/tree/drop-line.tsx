import { DropIndicator, type DropTarget } from "react-aria-components/useDragAndDrop";

/** Where a dragged row will be, as a line between two rows; it takes no room of its own. */
export function DropLine({ target }: { target: DropTarget }) {
  return (
    <DropIndicator
      target={target}
      className="relative z-1 -my-0.5 h-1 rounded-full outline-none data-drop-target:bg-accent"
    />
  );
}
