import { lazyPart } from "../../loading/lazy-part.tsx";
import { ExampleAnswers } from "../../section-kinds/examples/student/example-answers-part.ts";
import { preloadPollPeers } from "../../section-kinds/poll/student/render-poll-peers.tsx";

/** What a page shows only once some of it is done: none of it belongs to the first load. */

export const FinalQuizSection = lazyPart(
  async () =>
    (await import("../../section-kinds/final-quiz-resume/deferred/final-quiz-section.tsx"))
      .FinalQuizSection,
);
export const EndNote = lazyPart(async () => (await import("./end-note.tsx")).EndNote, {
  texts: "first",
});
export const LeftOverAnswer = lazyPart(
  async () => (await import("./left-over-answer.tsx")).LeftOverAnswer,
  { texts: "first" },
);

/** Fetches all of it, and what course mates answered, so that no step need wait for its code. */
export function preloadDeferredParts(): Promise<unknown> {
  const parts = [FinalQuizSection, EndNote, LeftOverAnswer, ExampleAnswers];
  return Promise.all([preloadPollPeers(), ...parts.map((part) => part.preload())]);
}
