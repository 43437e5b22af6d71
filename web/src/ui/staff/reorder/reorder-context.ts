import { createContext, use } from "react";

/** The type of the data that a dragged row carries. */
export const ROW_TYPE = "paso-row";

/** State shared by the rows of one list. Indexes count from 0. */
export interface Reorder {
  count: number;
  /** The row being dragged, or null. */
  dragged: number | null;
  setDragged: (index: number | null) => void;
  move: (from: number, to: number) => void;
}

export const ReorderContext = createContext<Reorder | null>(null);
/** The index of the current row. */
export const RowContext = createContext(0);

export function useReorder(): Reorder {
  const reorder = use(ReorderContext);
  if (!reorder) throw new Error("There is no Reorderable around this component.");
  return reorder;
}
