import type { ReactNode } from "react";

/** A section in the list of an editor, whichever way it is shown. */
export interface SectionItemProps {
  sectionKey: string;
  /** Its position in the list, from 0. */
  index: number;
  /** Asks what comes at a position, from 0; null after the last one. */
  onInsert: ((at: number) => void) | null;
  /** What asks it, where that is after this row. */
  chooser: ReactNode;
}
