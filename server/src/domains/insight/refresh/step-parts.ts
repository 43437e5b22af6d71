import { type SQL, sql } from "drizzle-orm";

import { playbacksView, stepsView } from "../../learning/index.ts";
import { type Counted, countedParts } from "./counted.ts";

/** No one works on a section for longer: they were away. */
const LONGEST_SECONDS = 3_600;
/** Days without a step after which a person counts as having left. */
export const DAYS_AWAY = 7;
/** A text that was left within this share of its reading time was not read. */
const HURRIED = 0.1;
/** Seconds of a video that count as one place at which people stop. */
const SAME_PLACE = 10;

/** Whether `t`, a taker, has done nothing in the course for a week. */
export function isAway(now: Date): SQL {
  const away = new Date(now.getTime() - DAYS_AWAY * 86_400_000).toISOString();
  return sql`t.last_step_at <= ${away}::timestamptz`;
}

/**
 * Students' steps, after {@link countedParts}. `touch`: the sections that each touched. `stand`: where
 * they are on a page: the last section that they touched there, or the next once it is finished; sections
 * added before it are ignored, and so are pages that they were excused from. `paced`: seconds that a section
 * took since the previous one was left.
 * `stopped`: who left at a video, where in it, and how many did so from there within a moment.
 */
export function stepParts(counted: Counted): SQL {
  return sql`${countedParts(counted)}, touch as materialized (
      select r.user_id, q.page, q.id, q.place, q.previous, r.finished, r.updated_at, q.reading
      from taker t join ${stepsView} r on r.user_id = t.user_id
      join asked q on q.id = r.section_id and q.page = r.page_id
      union all
      select b.user_id, q.page, q.id, q.place, q.previous, false, null, null
      from taker t join ${playbacksView} b on b.user_id = t.user_id join asked q on q.id = b.section_id
      where not exists (select from ${stepsView} r
        where r.user_id = b.user_id and r.page_id = q.page and r.section_id = q.id)
    ), furthest as (
      select distinct on (user_id, page) user_id, id, finished from touch h
      where not exists (
        select from excused x where x.user_id = h.user_id and x.page_id = h.page)
      order by user_id, page, place desc
    ), stand as (
      select f.user_id, q.id, f.finished as is_new from furthest f
      join asked q on q.previous = f.id where f.finished
      union all
      select user_id, id, false from furthest where not finished
    ), paced as (
      select h.user_id, h.id, h.finished, h.reading,
        case when h.finished
          and h.updated_at - before.updated_at between interval '0' and ${LONGEST_SECONDS} * interval '1 second'
        then extract(epoch from h.updated_at - before.updated_at) end as seconds
      from touch h
      left join touch before on before.user_id = h.user_id and before.id = h.previous and before.finished
    ), stopped as (
      select s.scope, d.id, d.user_id, b.position, count(*) over (
          partition by s.scope, d.id order by b.position
          range between current row and ${SAME_PLACE}::float8 following)::int as near
      from stand d join asked q on q.id = d.id and q.video
      join taker t on t.user_id = d.user_id and ${isAway(counted.now)}
      join ${playbacksView} b on b.user_id = d.user_id and b.section_id = d.id
      join scoped s on s.user_id = d.user_id
    ), stop as (
      select distinct on (scope, id) scope, id, position, near from stopped
      order by scope, id, near desc, position
    )`;
}

/** Whether `p`, a row of `paced`, left a text too soon to have read it. */
export const isHurried = sql`(p.seconds is not null and p.seconds <= p.reading * ${HURRIED}::float8)`;

/** Whether `w`, a row of `stopped`, is where most people stopped, given `o`, a row of `stop`. */
export const isAtStop = sql`(
  w.position between o.position and o.position + ${SAME_PLACE}::float8)`;
