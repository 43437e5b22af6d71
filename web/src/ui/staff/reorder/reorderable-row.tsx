import type { ComponentProps } from "react";

import { DropTarget } from "./drop-target.tsx";
import { RowContext, useReorder } from "./reorder-context.ts";

interface ReorderableRowProps extends ComponentProps<"li"> {
  /** Its position in the list, from 0. */
  index: number;
  /** Accessible name of the position while another row is dragged: "To position 3". */
  dropLabel: string;
}

/** A row of a `Reorderable`. */
export function ReorderableRow({
  index,
  dropLabel,
  className = "",
  children,
  ...rest
}: ReorderableRowProps) {
  const { dragged } = useReorder();
  return (
    <li {...rest} className={`relative ${dragged === index ? "opacity-50" : ""} ${className}`}>
      <RowContext value={index}>{children}</RowContext>
      {dragged !== null && dragged !== index && (
        <DropTarget index={index} from={dragged} label={dropLabel} />
      )}
    </li>
  );
}
