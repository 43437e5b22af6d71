import { ANSWERS_NEEDED, type ChangedQuestion, type SplitQuestion } from "@paso/contract";

import type { SectionFigures } from "../../../database/tables/index.ts";
import { choiceOf, type ContentSection, type CourseContent } from "../../courses/index.ts";
import { placeOf } from "../figures/place-of.ts";

/** Maximum number of questions of each sort: a class has no time for more. */
const MOST = 5;
/** Minimum share of the second most chosen option for a question to divide a class. */
const DIVIDED = 0.25;
/** Minimum share of changed answers for a question to have changed minds. */
const MOVED = 0.2;

type FiguresOf = (sectionId: number) => SectionFigures;

/** Single-choice questions that divide those who answered, the most evenly divided first. */
export function findSplits(course: CourseContent, figuresOf: FiguresOf): SplitQuestion[] {
  return sectionsOf(course)
    .flatMap((section) => splitOf(course, section, figuresOf(section.id)) ?? [])
    .toSorted((one, other) => secondShare(other) - secondShare(one))
    .slice(0, MOST);
}

/** Questions whose second round changed many answers, the largest share first. */
export function findChanged(course: CourseContent, figuresOf: FiguresOf): ChangedQuestion[] {
  return sectionsOf(course)
    .flatMap((section) => {
      const { revised = 0, changed = 0 } = figuresOf(section.id).poll ?? {};
      const isMoved = revised >= ANSWERS_NEEDED && changed >= MOVED * revised;
      return isMoved ? [{ place: placeOf(course, section), revised, changed }] : [];
    })
    .toSorted((one, other) => other.changed / other.revised - one.changed / one.revised)
    .slice(0, MOST);
}

function sectionsOf({ pages }: CourseContent): ContentSection[] {
  return pages.flatMap(({ sections }) => sections);
}

function splitOf(
  course: CourseContent,
  section: ContentSection,
  { checked, poll }: SectionFigures,
): SplitQuestion | null {
  const choice = choiceOf(section.content);
  const answers = (checked ?? poll)?.answers ?? 0;
  if (!choice?.isSingle || answers < ANSWERS_NEEDED) return null;
  const peopleOf = (id: number) => checked?.options[id]?.all ?? poll?.options[id]?.last ?? 0;
  const [first, second] = choice.options
    .map(({ id, text }) => ({ text, people: peopleOf(id) }))
    .toSorted((one, other) => other.people - one.people);
  if (!first || !second || second.people < DIVIDED * answers) return null;
  return { place: placeOf(course, section), answers, options: [first, second] };
}

function secondShare({ answers, options: [, second] }: SplitQuestion): number {
  return second.people / answers;
}
