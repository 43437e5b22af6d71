import { lazyPart } from "../../loading/lazy-part.tsx";
import { LeftOverAnswer } from "../../section-kinds/question/student/question-section.tsx";
import { preloadKinds } from "../../section-kinds/student-kinds.ts";

/** At the end of a page that is finished or closed: not part of the first load. */
export const EndNote = lazyPart(async () => (await import("./deferred/end-note.tsx")).EndNote);

/** Fetches what a page shows only once some of it is done, so that no step need wait for its code. */
export function preloadDeferredParts(): Promise<unknown> {
  return Promise.all([...preloadKinds(), EndNote.preload(), LeftOverAnswer.preload()]);
}
