import { lazyPart } from "../../loading/lazy-part.tsx";
import { LeftOverAnswer } from "../../section-kinds/question/student/question-section.tsx";
import { preloadKinds } from "../../section-kinds/student-kinds.ts";

/** Lazy: only shown at the end of a finished or closed page. */
export const EndNote = lazyPart(async () => (await import("./deferred/end-note.tsx")).EndNote);

/** Preloads the code of parts that appear later on the page, so that no step waits for it. */
export function preloadDeferredParts(): Promise<unknown> {
  return Promise.all([...preloadKinds(), EndNote.preload(), LeftOverAnswer.preload()]);
}
