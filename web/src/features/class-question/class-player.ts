import type { Player } from "../../section-kinds/player/player.ts";

/** Player of a question in class: others' answers are on the classroom screen. */
export const classPlayer: Omit<Player, "language" | "userId" | "unsent"> = {
  quizSummary: () => {
    throw new Error("Nothing is summed up here.");
  },
  address: (path) => path,
  peers: { pageId: null, chart: null, Opinions: () => null },
  Finish: null,
};
