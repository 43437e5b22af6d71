import { lazyPart } from "../../loading/lazy-part.tsx";

/** What a page shows only once some of it is done: none of it belongs to the first load. */

export const SummarySection = lazyPart(
  async () => (await import("./sections/summary-section.tsx")).SummarySection,
  { texts: "first" },
);
export const EndNote = lazyPart(async () => (await import("./end-note.tsx")).EndNote, {
  texts: "first",
});
export const LeftOverAnswer = lazyPart(
  async () => (await import("./answers/left-over-answer.tsx")).LeftOverAnswer,
  { texts: "first" },
);

/** Fetches all of it, so that a step need not wait for its code. */
export function loadLateParts(): Promise<unknown> {
  return Promise.all([SummarySection, EndNote, LeftOverAnswer].map((part) => part.preload()));
}
