import type { Player } from "../../section-kinds/player/player.ts";

/** Around a question in class: what others answered is on the screen in front. */
export const classPlayer: Omit<Player, "language" | "userId" | "unsent"> = {
  quizSummary: () => {
    throw new Error("Nothing is summed up here.");
  },
  address: (path) => path,
  peers: { pageId: null, chart: null, Opinions: () => null },
  Finish: null,
};
