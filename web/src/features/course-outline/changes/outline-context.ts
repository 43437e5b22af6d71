import type { CourseOutline } from "@paso/contract";
import { createContext, use } from "react";

import type { PartName } from "../parts/part.ts";
import type { OutlineActions } from "./use-outline-actions.tsx";

interface OutlineOnScreen {
  courseId: number;
  /** Language of the course. */
  language: string;
  mayEdit: boolean;
  timeZone: string;
  actions: OutlineActions;
  /** Opens the dialog that moves a part to a chosen position. */
  askWhere: (part: PartName) => void;
  /** Opens the dialog that copies pages of any course into a module. */
  askLibrary: (moduleId: number) => void;
}

/** State shared by an outline's rows. It does not change with the outline: a row re-renders by itself. */
export const OutlineContext = createContext<OutlineOnScreen | null>(null);

export function useOutline(): OutlineOnScreen {
  return existing(use(OutlineContext));
}

/** The outline itself, for the few parts that need all of it. */
export const WholeOutlineContext = createContext<CourseOutline | null>(null);

export function useWholeOutline(): CourseOutline {
  return existing(use(WholeOutlineContext));
}

function existing<Value>(value: Value | null): Value {
  if (value === null) throw new Error("There is no outline around this.");
  return value;
}
