import type { AdvanceResult, StudentSection } from "@paso/contract";
import { createContext, use } from "react";

import type { finalQuizQuery, pageQuery } from "./api.ts";

/** Where the player's page comes from and where its steps go: a student's course, or a preview of it. */
export interface PlayerSource {
  /** The page that is taken; what a step changes is put into its answer. */
  page: ReturnType<typeof pageQuery>;
  /** Commits an answer where a pending question is given one, else finishes the section. */
  advance: (section: StudentSection, answer: string) => Promise<AdvanceResult>;
  /** The result that a final quiz summary shows. */
  quizSummary: (sectionId: number) => ReturnType<typeof finalQuizQuery>;
  /** Where a path of the student's side is found; the same path, unless it is a preview's. */
  address: (path: string) => string;
  /** Whose unsent answers are kept on the device, and whose place in a video; null where nobody's are. */
  userId: number | null;
}

export const PlayerSourceContext = createContext<PlayerSource | null>(null);

/** The source of the player around a component. */
export function usePlayerSource(): PlayerSource {
  const source = use(PlayerSourceContext);
  if (!source) throw new Error("There is no course player around this component.");
  return source;
}
