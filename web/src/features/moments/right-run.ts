import type { PageData, StudentSection } from "@paso/contract";

import { isRight } from "../../section-kinds/validated/is-right.ts";
import type { ValidatedSection } from "../../section-kinds/validated/validated-section.ts";

/** A checked question of which the answer is committed. */
function isChecked(section: StudentSection): section is ValidatedSection {
  return section.type === "question" && section.valid_items !== null;
}

/** Checked questions of a page in their order. */
function checkedQuestions(page: PageData): ValidatedSection[] {
  return Object.values(page.sections)
    .filter(isChecked)
    .toSorted((a, b) => a.order - b.order || a.id - b.id);
}

/** The question answered between two states of a page; null for none, or several. */
export function findAnswered(before: PageData, after: PageData): ValidatedSection | null {
  const answered = checkedQuestions(after).filter(({ id }) => {
    const earlier = before.sections[id];
    return earlier !== undefined && !isChecked(earlier);
  });
  return answered.length === 1 ? (answered[0] ?? null) : null;
}

/** Length of the run of right answers ending here; 0 if this one is wrong. */
export function countRun(page: PageData, sectionId: number): number {
  const questions = checkedQuestions(page);
  const last = questions.findIndex(({ id }) => id === sectionId);
  const upToIt = questions.slice(0, last + 1);
  return upToIt.length - 1 - upToIt.findLastIndex((section) => isRight(section) === false);
}

/** How many of a page's checked questions were answered right. */
export function countRight(page: PageData): { right: number; questions: number } {
  const questions = checkedQuestions(page);
  return {
    right: questions.filter((section) => isRight(section)).length,
    questions: questions.length,
  };
}
