import { forReports } from "../../../database/replica.ts";
import type { Context } from "../../../platform/context.ts";
import type { AskedSection } from "./asked-sections.ts";
import { countChecked } from "./count-checked.ts";
import { countMoves, countPolls } from "./count-polls.ts";
import { countQuizzes, type QuizCount } from "./count-quizzes.ts";
import { countSteps } from "./count-steps.ts";
import { countTexts } from "./count-texts.ts";
import type { Counted } from "./counted.ts";
import { gatherQuizzes, gatherSections } from "./gather-figures.ts";

/** All stored figures of sections and final quizzes, by scope. */
export interface Figures {
  sections: ReturnType<typeof gatherSections>;
  quizzes: ReturnType<typeof gatherQuizzes>;
}

/**
 * Counts everything, after students have been scored.
 * @param portions of the sections, one per statement
 */
export async function countFigures(
  ctx: Context,
  { portions, ...all }: Counted & { portions: readonly AskedSection[][] },
): Promise<Figures> {
  const reading = await forReports(ctx);
  const sections: Figures["sections"] = [];
  for (const portion of portions) {
    const counted = { ...all, sections: portion };
    sections.push(
      ...gatherSections({
        steps: await countSteps(reading, counted),
        // Reads the scores that this transaction may have stored.
        checked: await countChecked(ctx, counted),
        polls: await countPolls(reading, counted),
        moves: await countMoves(reading, counted),
        texts: await countTexts(reading, counted),
      }),
    );
  }
  const quizzes: QuizCount[] = [];
  for (const ofQuiz of Map.groupBy(all.sections, ({ quiz }) => quiz).values()) {
    quizzes.push(...(await countQuizzes(reading, { ...all, sections: ofQuiz })));
  }
  return { sections, quizzes: gatherQuizzes(all.sections, quizzes) };
}
