/** A question that a person answered in a course. */
export interface AnsweredQuestion {
  sectionId: number;
  wasRight: boolean;
  /** Whether it was right when recalled; null if it was not asked, or skipped. */
  recalled: boolean | null;
}

/** Questions that are asked at a time: about a minute each. */
const QUESTIONS = 3;

/**
 * The questions to ask next, in the order of the course: prefers those that were wrong when recalled,
 * then those wrong in the course, then others.
 * @param answered in course order
 * @param seed the choice is deterministic for each seed
 */
export function chooseQuestions(
  answered: readonly AnsweredQuestion[],
  seed: number,
): AnsweredQuestion[] {
  const chosen = answered
    .map((question) => ({ question, need: needOf(question), chance: shuffle(question, seed) }))
    .toSorted((a, b) => a.need - b.need || a.chance - b.chance)
    .slice(0, QUESTIONS)
    .map(({ question }) => question);
  return answered.filter((question) => chosen.includes(question));
}

/** Lower values are asked sooner. */
function needOf({ wasRight, recalled }: AnsweredQuestion): number {
  if (recalled === false) return 0;
  if (recalled === true) return 3;
  return wasRight ? 2 : 1;
}

/** A pseudo-random number, independent of the question's place. */
function shuffle({ sectionId }: AnsweredQuestion, seed: number): number {
  const mixed = Math.imul(sectionId ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
