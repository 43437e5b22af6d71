import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { playbacksView, stepsView } from "../../learning/index.ts";
import { type Counted, countedParts } from "./counted.ts";

export interface StepCount extends Record<string, unknown> {
  scope: number;
  sectionId: number;
  reached: number;
  finished: number;
  standing: number;
  left: number;
  seconds: number | null;
}

/** Longer than this nobody works on a section: they were away. */
const LONGEST_SECONDS = 3_600;
/** Days without a step after which somebody counts as having left. */
export const DAYS_AWAY = 7;

/**
 * Counts how far students came. Where somebody stands on a page follows from the last section that
 * they touched there: it, or the next one once it is finished. Sections that were added before are not held
 * against them.
 */
export async function countSteps({ database }: Context, counted: Counted): Promise<StepCount[]> {
  const away = new Date(counted.now.getTime() - DAYS_AWAY * 86_400_000).toISOString();
  const { rows } = await database.execute<StepCount>(sql`
    with ${countedParts(counted)}, touch as materialized (
      select r.user_id, q.page, q.id, q.place, q.previous, r.finished, r.updated_at
      from taker t join ${stepsView} r on r.user_id = t.user_id
      join asked q on q.id = r.section_id and q.page = r.page_id
      union all
      select b.user_id, q.page, q.id, q.place, q.previous, false, null
      from taker t join ${playbacksView} b on b.user_id = t.user_id join asked q on q.id = b.section_id
      where not exists (select from ${stepsView} r
        where r.user_id = b.user_id and r.page_id = q.page and r.section_id = q.id)
    ), furthest as (
      select distinct on (user_id, page) user_id, page, place, finished from touch
      order by user_id, page, place desc
    ), stand as (
      select f.user_id, q.id, f.finished as is_new from furthest f
      join asked q on q.page = f.page and q.place = f.place + f.finished::int
    ), touched as (
      select s.scope, h.id, count(*)::int as touched, count(*) filter (where h.finished)::int as finished,
        percentile_cont(0.5) within group (order by extract(epoch from h.updated_at - before.updated_at))
          filter (where h.finished
            and h.updated_at - before.updated_at between interval '0' and ${LONGEST_SECONDS} * interval '1 second'
          ) as seconds
      from touch h join scoped s on s.user_id = h.user_id
      left join touch before on before.user_id = h.user_id and before.id = h.previous and before.finished
      group by s.scope, h.id
    ), stood as (
      select s.scope, d.id, count(*)::int as standing,
        count(*) filter (where d.is_new)::int as "new",
        count(*) filter (where t.last_step_at <= ${away}::timestamptz)::int as away
      from stand d join scoped s on s.user_id = d.user_id join taker t on t.user_id = d.user_id
      group by s.scope, d.id
    )
    select coalesce(h.scope, d.scope) as scope, coalesce(h.id, d.id) as "sectionId",
      (coalesce(h.touched, 0) + coalesce(d."new", 0))::int as reached,
      coalesce(h.finished, 0) as finished, coalesce(d.standing, 0) as standing,
      coalesce(d.away, 0) as "left", h.seconds
    from touched h full join stood d on d.scope = h.scope and d.id = h.id`);
  return rows;
}
