import { lazy } from "react";

/** What a page shows only once some of it is done: none of it belongs to the first load. */

const loadSummary = () => import("./sections/summary-section.tsx");
const loadEndNote = () => import("./end-note.tsx");
const loadLeftOver = () => import("./answers/left-over-answer.tsx");

export const SummarySection = lazy(async () => ({ default: (await loadSummary()).SummarySection }));
export const EndNote = lazy(async () => ({ default: (await loadEndNote()).EndNote }));
export const LeftOverAnswer = lazy(async () => ({
  default: (await loadLeftOver()).LeftOverAnswer,
}));

/** Fetches all of it, so that a step need not wait for its code. */
export function loadLateParts(): Promise<unknown> {
  return Promise.allSettled([loadSummary(), loadEndNote(), loadLeftOver()]);
}
