import { CHANGED_ANSWER, PEOPLE_OPTION } from "../../../database/tables/index.ts";

/** From one option to another; see the table of moves for {@link PEOPLE_OPTION}. */
type Move = readonly [from: number, to: number];

/** A move, and how many people made it. */
export type CountedMove = readonly [from: number, to: number, people: number];

/** The moves that one second answer adds. */
export function findMoves(
  first: readonly number[],
  last: readonly number[],
  isSingleChoice: boolean,
): Move[] {
  const tookPart: Move = [PEOPLE_OPTION, PEOPLE_OPTION];
  const givenUp = first.filter((id) => !last.includes(id));
  const takenOn = last.filter((id) => !first.includes(id));
  if (givenUp.length + takenOn.length === 0) return [tookPart];
  const changed: Move = [PEOPLE_OPTION, CHANGED_ANSWER];
  const [from, to] = [givenUp[0], takenOn[0]];
  if (isSingleChoice && from !== undefined && to !== undefined) {
    return [tookPart, changed, [from, to]];
  }
  return [
    tookPart,
    changed,
    ...givenUp.map((id): Move => [id, PEOPLE_OPTION]),
    ...takenOn.map((id): Move => [PEOPLE_OPTION, id]),
  ];
}

/**
 * How many people chose each option last: the first answers with the moves applied. The number of
 * people stays the same.
 */
export function applyMoves(
  first: ReadonlyMap<number, number>,
  moves: readonly CountedMove[],
): Map<number, number> {
  const last = new Map(first);
  const add = (option: number, people: number) =>
    last.set(option, (last.get(option) ?? 0) + people);
  for (const [from, to, people] of moves) {
    if (from > PEOPLE_OPTION) add(from, -people);
    if (to > PEOPLE_OPTION) add(to, people);
  }
  return last;
}
