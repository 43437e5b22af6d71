import { lazyPart } from "../../../loading/lazy-part.tsx";

/** The staff's example answers; their code loads with the first answer. */
export const ExampleAnswers = lazyPart(
  async () => (await import("../deferred/example-answers.tsx")).ExampleAnswers,
);
