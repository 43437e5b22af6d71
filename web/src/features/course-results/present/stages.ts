import type { PresentedQuestion } from "@paso/contract";

/** What the projector shows of a question: it alone, what was answered, and what is right. */
export type Stage = "question" | "answers" | "right";

type Shown = Pick<PresentedQuestion, "answers" | "answers_needed" | "options">;

/** What may be shown next; null where all is shown, and while too few have answered. */
export function nextStage(
  stage: Stage,
  { answers, answers_needed: needed, options }: Shown,
): Exclude<Stage, "question"> | null {
  if (stage === "question") return answers >= needed ? "answers" : null;
  const hasKey = options.some(({ valid }) => valid !== null);
  return stage === "answers" && hasKey ? "right" : null;
}
