import type { GraphicType, Locale, PageData, StudentSection } from "@paso/contract";
import { type ComponentType, type ReactNode, createContext, use } from "react";

import type { graphicQuery } from "../../charts/graphic-query.ts";
import type { finalQuizQuery } from "./final-quiz-query.ts";

/** The course player around a section, as far as the kinds of sections need it. */
export interface Player {
  /** What the course is written in. */
  language: Locale;
  /** The result that a final quiz summary shows. */
  quizSummary: (sectionId: number) => ReturnType<typeof finalQuizQuery>;
  /** The address of a student's path: the same path, unless it is a preview's. */
  address: (path: string) => string;
  /** Whose unsent answers and playback positions this device keeps; null where none are kept. */
  userId: number | null;
  /** What their names begin with; `section` unless these are not a page's answers. */
  unsent?: string;
  /** Where the answers of course mates come from. */
  peers: Peers;
  /** What a finished course ends with, such as its diploma; null in a preview, which has none of it. */
  Finish: ComponentType<{ page: PageData }> | null;
}

export interface Peers {
  /** The student's page, whose charts are followed live; null in a preview. */
  pageId: number | null;
  /** The chart of a preview's invented class; null for the student's own class. */
  chart:
    | ((
        questionId: number,
        type: GraphicType,
        section: StudentSection,
      ) => ReturnType<typeof graphicQuery>)
    | null;
  /** What course mates wrote on a question. */
  Opinions: ComponentType<PeerOpinionsProps>;
}

export interface PeerOpinionsProps {
  questionId: number;
  /** Whether the answer is for the student's workbook alone: others' are not shown then either. */
  workbookOnly: boolean;
  /** The staff's examples, shown while too few have answered. */
  examples: ReactNode;
}

export const PlayerContext = createContext<Player | null>(null);

/** @throws outside of a course player */
export function usePlayer(): Player {
  const player = use(PlayerContext);
  if (!player) throw new Error("There is no course player around this component.");
  return player;
}
