import type { PreviewSteps } from "@paso/contract";

import { notFound } from "../../../platform/http/api-error.ts";
import type { Advanced } from "../advance.ts";
import { decideAdvance, type Move } from "../decide-advance.ts";
import type { OpenPage } from "../open-page.ts";

/**
 * One step of a preview by the rules of the real one; answers the page after it. Nothing is
 * written.
 */
export function advancePreview(open: OpenPage, sectionId: number, move: Move): Advanced {
  const { course, page, standing } = open;
  const section = page.sections.find(({ id }) => id === sectionId);
  if (!section) throw notFound();
  const decision = decideAdvance(page, standing, section, move);
  if (decision.kind === "repeat") return { open, section };
  const before = standing.steps.get(section.id);
  const step =
    decision.kind === "answer"
      ? { status: "show_something" as const, answer: decision.answer }
      : { status: "finished" as const, answer: before?.answer ?? null };
  const steps = new Map(standing.steps).set(section.id, step);
  const done = page.sections.every(({ id }) => steps.get(id)?.status === "finished");
  const finishedPages = done
    ? new Set(standing.finishedPages).add(page.id)
    : standing.finishedPages;
  const isLast = page.index === course.pages.length - 1;
  const courseFinished = standing.courseFinished || (done && isLast);
  return {
    open: { ...open, standing: { ...standing, steps, finishedPages, courseFinished } },
    section,
  };
}

/** The steps after {@link advancePreview}: those that came with the call and the one just taken. */
export function stepsAfter(
  steps: PreviewSteps,
  current: { id: number; status: string; answer: string | null },
): PreviewSteps {
  const others = steps.filter(({ section_id }) => section_id !== current.id);
  if (current.status === "pending") return others;
  const status = current.status === "finished" ? "finished" : "show_something";
  return [...others, { section_id: current.id, status, answer: current.answer }];
}
