import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import type { Counted } from "./counted.ts";
import { isAway, isHurried, stepParts } from "./step-parts.ts";

export interface StepCount extends Record<string, unknown> {
  scope: number;
  sectionId: number;
  reached: number;
  finished: number;
  standing: number;
  left: number;
  seconds: number | null;
  /** How many passed a text in a known time, and how many within a tenth of its reading time. */
  timed: number;
  hurried: number;
  /** The second of a video from which most people stopped, and how many; null if no one did. */
  stopSecond: number | null;
  stopPeople: number | null;
}

/** Counts how far students came, and how fast. */
export async function countSteps({ database }: Context, counted: Counted): Promise<StepCount[]> {
  const { rows } = await database.execute<StepCount>(sql`
    with ${stepParts(counted)}, touched as (
      select s.scope, p.id, count(*)::int as touched, count(*) filter (where p.finished)::int as finished,
        percentile_cont(0.5) within group (order by p.seconds) as seconds,
        count(p.seconds) filter (where p.reading is not null)::int as timed,
        count(*) filter (where ${isHurried})::int as hurried
      from paced p join scoped s on s.user_id = p.user_id
      group by s.scope, p.id
    ), stood as (
      select s.scope, d.id, count(*)::int as standing,
        count(*) filter (where d.is_new)::int as "new",
        count(*) filter (where ${isAway(counted.now)})::int as away
      from stand d join scoped s on s.user_id = d.user_id join taker t on t.user_id = d.user_id
      group by s.scope, d.id
    )
    select coalesce(h.scope, d.scope) as scope, coalesce(h.id, d.id) as "sectionId",
      (coalesce(h.touched, 0) + coalesce(d."new", 0))::int as reached,
      coalesce(h.finished, 0) as finished, coalesce(d.standing, 0) as standing,
      coalesce(d.away, 0) as "left", h.seconds,
      coalesce(h.timed, 0) as timed, coalesce(h.hurried, 0) as hurried,
      floor(o.position)::int as "stopSecond", o.near as "stopPeople"
    from touched h full join stood d on d.scope = h.scope and d.id = h.id
    left join stop o on o.scope = coalesce(h.scope, d.scope) and o.id = coalesce(h.id, d.id)`);
  return rows;
}
