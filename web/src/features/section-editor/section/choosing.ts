import type { SectionType } from "@paso/contract";
import { createContext } from "react";

/** That somebody is choosing a kind of section, and what comes of it. */
export interface Choosing {
  /** Where the kinds are shown and a new section comes, as a position from 0. */
  at: number;
  /** The kinds to choose from; every one unless given. */
  types?: readonly SectionType[];
  /** What the choice does, where it does not add a section. */
  take?: (type: SectionType) => unknown;
  /** Where nothing was chosen; the focus goes back to the section before unless given. */
  leave?: () => void;
}

/** Lets somebody choose a kind. */
export const ChoosingContext = createContext<(choosing: Choosing | null) => void>(() => {});
