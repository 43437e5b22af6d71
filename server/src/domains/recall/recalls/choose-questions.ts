/** A question that a person answered in a course. */
export interface AnsweredQuestion {
  sectionId: number;
  wasRight: boolean;
  /** Whether it was right when it was asked again; null where it was not, or was left out. */
  recalled: boolean | null;
}

/** Questions that are asked at a time: about a minute each. */
const QUESTIONS = 3;

/**
 * The questions to ask next, in the order of the course: first those that were wrong when they were
 * asked again, then those that were wrong in the course, then others.
 * @param answered in the order of the course
 * @param seed the same one chooses the same ones
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

/** The lower, the sooner it is asked. */
function needOf({ wasRight, recalled }: AnsweredQuestion): number {
  if (recalled === false) return 0;
  if (recalled === true) return 3;
  return wasRight ? 2 : 1;
}

/** A number that says nothing of the question's place. */
function shuffle({ sectionId }: AnsweredQuestion, seed: number): number {
  const mixed = Math.imul(sectionId ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
