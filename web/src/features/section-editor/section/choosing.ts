import type { SectionType } from "@paso/contract";
import { createContext } from "react";

/** A choice of a section kind in progress, and its effect. */
export interface Choosing {
  /** Index at which the kinds are shown and a new section is inserted. */
  at: number;
  /** The kinds to choose from; defaults to all. */
  types?: readonly SectionType[];
  /** What to do with the choice; defaults to adding a section. */
  take?: (type: SectionType) => unknown;
  /** Called if nothing was chosen; by default the focus returns to the previous section. */
  leave?: () => void;
}

/** Starts or ends a choice of a kind. */
export const ChoosingContext = createContext<(choosing: Choosing | null) => void>(() => {});
