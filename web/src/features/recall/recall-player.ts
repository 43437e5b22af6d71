import type { Player } from "../../section-kinds/player/player.ts";

/** Player of a recalled question: without course mates. */
export const recallPlayer: Omit<Player, "language" | "userId" | "unsent"> = {
  quizSummary: () => {
    throw new Error("Nothing is summed up here.");
  },
  address: (path) => path,
  peers: { pageId: null, chart: null, Opinions: () => null },
  Finish: null,
};
