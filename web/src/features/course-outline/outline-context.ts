import type { CourseOutline } from "@paso/contract";
import { createContext, useContext } from "react";

import type { PartName } from "./parts/part.ts";
import type { OutlineActions } from "./use-outline-actions.tsx";

interface OutlineOnScreen {
  outline: CourseOutline;
  actions: OutlineActions;
  /** Opens the dialog that moves a part to a chosen place. */
  askWhere: (part: PartName) => void;
}

/** The outline that the rows below belong to, and what can be done with its parts. */
export const OutlineContext = createContext<OutlineOnScreen | null>(null);

export function useOutline(): OutlineOnScreen {
  const onScreen = useContext(OutlineContext);
  if (onScreen === null) throw new Error("There is no outline around this.");
  return onScreen;
}
