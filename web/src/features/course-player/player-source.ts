import type { AdvanceResult, StudentSection } from "@paso/contract";

import type { Player } from "../../section-kinds/player/player.ts";
import type { pageQuery } from "./page-query.ts";

/** Where the player loads its page and sends its steps: a student's course, or a preview of it. */
export interface PlayerSource extends Omit<Player, "language"> {
  /** The player's page; a step updates its cached data. */
  page: ReturnType<typeof pageQuery>;
  /** Submits the answer to a pending question, or to its second round; else finishes the section. */
  advance: (section: StudentSection, answer: string, round?: 2) => Promise<AdvanceResult>;
}
