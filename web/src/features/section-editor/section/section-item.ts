import type { ReactNode } from "react";

/** A section in the list of an editor, whichever way it is shown. */
export interface SectionItemProps {
  sectionKey: string;
  /** Its position in the list, from 0. */
  index: number;
  /** Starts choosing what to insert at an index; null after the last one. */
  onInsert: ((at: number) => void) | null;
  /** The chooser, if it is shown after this row. */
  chooser: ReactNode;
}
