import type { GraphicType, Locale, PageData, StudentSection } from "@paso/contract";
import { type ComponentType, type ReactNode, createContext, use } from "react";

import type { graphicQuery } from "../../charts/graphic-query.ts";
import type { finalQuizQuery } from "./final-quiz-query.ts";

/** The course player's interface for the kinds of sections. */
export interface Player {
  /** The course's language. */
  language: Locale;
  /** The result that a final quiz summary shows. */
  quizSummary: (sectionId: number) => ReturnType<typeof finalQuizQuery>;
  /** Maps a student's path to an address: the same path, except in a preview. */
  address: (path: string) => string;
  /** Whose unsent answers and playback positions this device keeps; null if none are kept. */
  userId: number | null;
  /** Prefix of their names; `section` unless these are not a page's answers. */
  unsent?: string;
  /** The source of course mates' answers. */
  peers: Peers;
  /** The end of a finished course, such as its diploma; null in a preview. */
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
  /** Course mates' opinions on a question. */
  Opinions: ComponentType<PeerOpinionsProps>;
}

export interface PeerOpinionsProps {
  questionId: number;
  /** Whether the answer is only for the student's workbook: others' are not shown then either. */
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
