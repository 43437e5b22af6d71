import type { PreviewSteps, StudentSection } from "@paso/contract";

import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Advanced } from "../progression/advance.ts";
import { type Decision, decideAdvance, type Move } from "../progression/decide-advance.ts";
import type { Step } from "../progression/find-page-progress.ts";
import type { OpenPage } from "../progression/open-page.ts";

/**
 * Takes one step of a preview by the rules of the real one and returns the page after it. Writes
 * nothing.
 */
export function advancePreview(open: OpenPage, sectionId: number, move: Move): Advanced {
  const { course, page, pageProgress } = open;
  const section = page.sections.find(({ id }) => id === sectionId);
  if (!section) throw notFound();
  const decision = decideAdvance(page, pageProgress, section, move);
  if (decision.kind === "repeat") return { open, section };
  const before = pageProgress.steps.get(section.id);
  const steps = new Map(pageProgress.steps).set(section.id, stepAfter(decision, before));
  const done = page.sections.every(({ id }) => steps.get(id)?.status === "finished");
  const finishedPages = done
    ? new Set(pageProgress.finishedPages).add(page.id)
    : pageProgress.finishedPages;
  const isLast = page.index === course.pages.length - 1;
  const courseFinished = pageProgress.courseFinished || (done && isLast);
  return {
    open: { ...open, pageProgress: { ...pageProgress, steps, finishedPages, courseFinished } },
    section,
  };
}

function stepAfter(decision: Exclude<Decision, { kind: "repeat" }>, before?: Step): Step {
  switch (decision.kind) {
    case "answer":
      return { status: "show_something", answer: decision.answer };
    case "revise":
      return {
        status: "show_something",
        answer: decision.answer,
        firstAnswer: decision.first,
      };
    case "finish":
      return { answer: null, ...before, status: "finished" };
  }
}

/** The steps after {@link advancePreview}: those of the call and the one just taken. */
export function stepsAfter(
  steps: PreviewSteps,
  current: Pick<StudentSection, "id" | "status" | "answer" | "first_answer">,
): PreviewSteps {
  const others = steps.filter(({ section_id }) => section_id !== current.id);
  if (current.status === "pending") return others;
  const { id, status, answer, first_answer } = current;
  return [...others, { section_id: id, status, answer, first_answer }];
}
