import { sql } from "drizzle-orm";

import { PEOPLE_OPTION } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { choicesView } from "../../learning/index.ts";
import { type Counted, countedParts } from "./counted.ts";

/** Counts of people who chose an option of a poll; {@link PEOPLE_OPTION} counts all who answered. */
export interface PollCount extends Record<string, unknown> {
  scope: number;
  sectionId: number;
  optionId: number;
  last: number;
  first: number;
  /** Of those who chose it last, how many answered a second time, and how many changed something. */
  revised: number;
  changed: number;
}

/** People who moved from one option to another in a second round. */
export interface MoveCount extends Record<string, unknown> {
  scope: number;
  sectionId: number;
  from: number;
  to: number;
  people: number;
}

/** Counts the answers to polls, before and after a second round. */
export async function countPolls({ database }: Context, counted: Counted): Promise<PollCount[]> {
  const sections = counted.sections.filter(({ kind }) => kind === "poll");
  if (sections.length === 0) return [];
  const { rows } = await database.execute<PollCount>(sql`
    with ${countedParts({ ...counted, sections })}
    select s.scope, c.section_id as "sectionId", chosen.option_id as "optionId",
      count(*) filter (where chosen.is_last)::int as last,
      count(*) filter (where not chosen.is_last)::int as first,
      count(c.first_option_ids) filter (where chosen.is_last)::int as revised,
      count(*) filter (where chosen.is_last and c.first_option_ids <> c.option_ids)::int as changed
    from scoped s join ${choicesView} c on c.user_id = s.user_id join asked q on q.id = c.section_id
    cross join lateral (
      select option_id, true as is_last from unnest(${PEOPLE_OPTION}::int || c.option_ids) option_id
      union all
      select option_id, false
      from unnest(${PEOPLE_OPTION}::int || coalesce(c.first_option_ids, c.option_ids)) option_id
    ) chosen
    group by 1, 2, 3`);
  return rows;
}

/** Counts the moves between options, for single-choice questions. */
export async function countMoves({ database }: Context, counted: Counted): Promise<MoveCount[]> {
  const sections = counted.sections.filter(({ kind, single }) => kind === "poll" && single);
  if (sections.length === 0) return [];
  const { rows } = await database.execute<MoveCount>(sql`
    with ${countedParts({ ...counted, sections })}
    select s.scope, c.section_id as "sectionId", c.first_option_ids[1] as "from",
      c.option_ids[1] as "to", count(*)::int as people
    from scoped s join ${choicesView} c on c.user_id = s.user_id join asked q on q.id = c.section_id
    where c.first_option_ids <> c.option_ids
    group by 1, 2, 3, 4 order by people desc, 3, 4`);
  return rows;
}
