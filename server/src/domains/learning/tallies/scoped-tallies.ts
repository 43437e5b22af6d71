import { sql } from "drizzle-orm";

import { answerMoves, answerTallies, PEOPLE_OPTION } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { findMoves } from "./follow-moves.ts";
import { type QuestionTallies, talliesOf } from "./question-tallies.ts";

/** A question's tallies in one scope, and its number of people in every scope. */
export interface ScopedTallies {
  /** In the requested scope. */
  counted: QuestionTallies;
  /** People who answered, by scope. */
  people: ReadonlyMap<number, number>;
  /** People who answered in the second round, by scope. */
  revised: ReadonlyMap<number, number>;
}

type Pairs = [scope: number, people: number][];

/**
 * Counts many questions in one scope, in one statement, whose cost depends only on their options and
 * on the course's groups.
 * @param scope `WHOLE_COURSE`, or a group's id
 * @returns an entry for every section, by id
 */
export async function readScopedTallies(
  { database }: Context,
  { sectionIds, scope }: { sectionIds: readonly number[]; scope: number },
): Promise<Map<number, ScopedTallies>> {
  const rows = await database
    .select({
      id: sql<number>`asked.id`,
      counted: talliesOf(sql`asked.id`, scope),
      people: sql<Pairs>`(
        select coalesce(json_agg(json_build_array(t.group_id, t.people)), '[]') from (
          select group_id, sum(count) as people from ${answerTallies}
          where section_id = asked.id and option_id = ${PEOPLE_OPTION} group by group_id) t)`,
      revised: sql<Pairs>`(
        select coalesce(json_agg(json_build_array(m.group_id, m.people)), '[]') from (
          select group_id, sum(count) as people from ${answerMoves}
          where section_id = asked.id and from_option = ${PEOPLE_OPTION}
            and to_option = ${PEOPLE_OPTION} group by group_id) m)`,
    })
    .from(sql`unnest(${sql.param([...sectionIds])}::int[]) as asked(id)`);
  return new Map(
    rows.map(({ id, counted, people, revised }) => [
      id,
      { counted, people: new Map(people), revised: new Map(revised) },
    ]),
  );
}

/** A choice that is not to be counted. */
export interface LeftOut {
  optionIds: readonly number[];
  /** Null without a second round. */
  firstOptionIds: readonly number[] | null;
  /** The scopes that count the person. */
  scopes: readonly number[];
}

/** The tallies, minus the answers of some people whom they count. */
export function leaveOut(
  { counted, people, revised }: ScopedTallies,
  { scope, isSingle, answers }: { scope: number; isSingle: boolean; answers: readonly LeftOut[] },
): ScopedTallies {
  const rest = { people: new Map(people), revised: new Map(revised) };
  const first = new Map(counted.first);
  const moves = counted.moves.map(([from, to, count]) => ({ from, to, count }));
  for (const { optionIds, firstOptionIds, scopes } of answers) {
    for (const one of scopes) {
      lower(rest.people, one);
      if (firstOptionIds) lower(rest.revised, one);
    }
    if (!scopes.includes(scope)) continue;
    for (const option of [PEOPLE_OPTION, ...(firstOptionIds ?? optionIds)]) lower(first, option);
    if (!firstOptionIds) continue;
    for (const [from, to] of findMoves(firstOptionIds, optionIds, isSingle)) {
      const made = moves.find((move) => move.from === from && move.to === to);
      if (made) made.count -= 1;
    }
  }
  return {
    counted: {
      first: [...first],
      moves: moves.filter(({ count }) => count > 0).map(({ from, to, count }) => [from, to, count]),
    },
    ...rest,
  };
}

/** A course with one group has no counts by group. */
function lower(counts: Map<number, number>, key: number): void {
  const count = counts.get(key);
  if (count !== undefined) counts.set(key, count - 1);
}
