import type { AdvanceResult, NextStep, PageData, StudentSection } from "@paso/contract";

import { studentKind } from "../../section-kinds/student-kinds.ts";

/** A page's reached sections in their order. */
export function orderSections(page: PageData): StudentSection[] {
  return Object.values(page.sections).toSorted((a, b) => a.order - b.order || a.id - b.id);
}

/** Number of finished sections of the page. */
export function countFinished(page: PageData): number {
  return Object.values(page.sections).filter((section) => section.status === "finished").length;
}

/** Applies an advance's result to the page: replaces the section, and adds the one it opened. */
export function applyAdvance(page: PageData, result: AdvanceResult): PageData {
  const { current_section: current, next_section: next } = result;
  const sections: PageData["sections"] = { ...page.sections, [current.id]: current };
  if (next && current.status !== "show_something") sections[next.id] = next;
  return { ...page, sections, next: readNextStep(result) ?? page.next };
}

/** Where the finished page leads, from an advance's result; null while it is unfinished. */
function readNextStep(result: AdvanceResult): NextStep | null {
  if (result.next_page) return { kind: "page", redirect_to: result.redirect_to };
  if (result.next_module) return { kind: "module", redirect_to: result.redirect_to };
  if (result.course_finished) return { kind: "course", redirect_to: null };
  return null;
}

/**
 * Whether this step and later ones had already been taken, in another tab or on another device: the page
 * then holds sections that this result does not contain.
 */
export function wasTakenElsewhere(
  before: StudentSection,
  { current_section: current, next_section: next }: AdvanceResult,
): boolean {
  const isAnswered = before.type === "question" && before.status === "pending";
  const isFurther = isAnswered && current.status === "finished";
  return isFurther || (next !== null && next.status !== "pending");
}

/** What the screen does once an advance is applied. */
export type Aftermath =
  | { kind: "show-section"; sectionId: number }
  | { kind: "show-result"; sectionId: number }
  | { kind: "leave"; to: string }
  | { kind: "show-end" };

/**
 * Decides what follows an advance: the answer's result or the next section scrolls into view, or the
 * browser moves on to the next page. It never navigates away from a summary, so that it can be read.
 */
export function followAdvance(result: AdvanceResult): Aftermath {
  const { current_section: current, next_section: next, redirect_to } = result;
  if (current.status === "show_something") return { kind: "show-result", sectionId: current.id };
  if (next) return { kind: "show-section", sectionId: next.id };
  const leaves = (result.next_page || result.next_module) && !studentKind(current).summary;
  return leaves && redirect_to ? { kind: "leave", to: redirect_to } : { kind: "show-end" };
}
