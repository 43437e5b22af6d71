import type { AdvanceResult, StudentSection } from "@paso/contract";

import type { Player } from "../../section-kinds/player/player.ts";
import type { pageQuery } from "./page-query.ts";

/** Where the player's page comes from and where its steps go: a student's course, or a preview of it. */
export interface PlayerSource extends Omit<Player, "language"> {
  /** The page that is taken; what a step changes is put into its data. */
  page: ReturnType<typeof pageQuery>;
  /**
   * Commits an answer where a pending question is given one, or a second round its second; else
   * finishes the section.
   */
  advance: (section: StudentSection, answer: string, round?: 2) => Promise<AdvanceResult>;
}
