import { PEOPLE_OPTION } from "../../../database/tables/index.ts";
import { applyMoves } from "../tallies/follow-moves.ts";
import type { QuestionTallies } from "../tallies/question-tallies.ts";

/** A whole class's answers to a question of choices. */
export interface ClassAnswers {
  people: number;
  /** People who answered in the second round, including those who kept their answer. */
  revised: number;
  /** People per option of the first answers, and of the last ones. */
  first: ReadonlyMap<number, number>;
  last: ReadonlyMap<number, number>;
}

/** Counts everyone's answers, including those of staff who tried the course. */
export function countClassAnswers({ first, moves }: QuestionTallies): ClassAnswers {
  const counted = new Map(first);
  const second = moves.find(([from, to]) => from === PEOPLE_OPTION && to === PEOPLE_OPTION);
  return {
    people: counted.get(PEOPLE_OPTION) ?? 0,
    revised: second?.[2] ?? 0,
    first: counted,
    last: applyMoves(counted, moves),
  };
}
