import { TALLY_SLOTS } from "@paso/server/src/domains/learning/index.ts";
import type pg from "pg";

/** Each counts a course's inconsistent rows; $1 is the course. */
const CONTRADICTIONS: Record<string, string> = {
  "answers without progress": `
    select count(*)::int as found from answers a
    join sections s on s.id = a.section_id join pages p on p.id = s.page_id
    where p.course_id = $1 and not exists (select from progress r
      where r.user_id = a.user_id and r.page_id = p.id and r.section_id = s.id)`,
  "finished questions without an answer": `
    select count(*)::int as found from progress r
    join sections s on s.id = r.section_id join pages p on p.id = s.page_id
    where p.course_id = $1 and s.content ? 'question' and not exists (select from answers a
      where a.user_id = r.user_id and a.section_id = r.section_id)`,
  "tallies that differ from the answers": `
    select count(*)::int as found from (
      select a.section_id, counted as option_id, (a.user_id % ${TALLY_SLOTS})::smallint as slot,
        count(*)::int as count
      from answers a join sections s on s.id = a.section_id join pages p on p.id = s.page_id,
        unnest(array[0] || coalesce(a.option_ids, '{}')) counted
      where p.course_id = $1 group by 1, 2, 3
    ) answered
    full join (
      select t.* from answer_tallies t
      join sections s on s.id = t.section_id join pages p on p.id = s.page_id
      where p.course_id = $1 and t.group_id = 0
    ) tallied using (section_id, option_id, slot)
    where answered.count is distinct from tallied.count`,
  "finished pages that differ from the progress": `
    with length as (
      select s.page_id, count(*) as sections from sections s join pages p on p.id = s.page_id
      where p.course_id = $1 group by s.page_id
    ), done as (
      select r.user_id, r.page_id from progress r join length l on l.page_id = r.page_id
      where r.status = 'finished' group by r.user_id, r.page_id, l.sections
      having count(*) = l.sections
    ), kept as (
      select user_id, page_id from page_finishes where course_id = $1
    )
    select count(*)::int as found from done full join kept using (user_id, page_id)
    where done.user_id is null or kept.user_id is null`,
  "people without an enrolment": `
    select count(*)::int as found from answers a
    join sections s on s.id = a.section_id join pages p on p.id = s.page_id
    where p.course_id = $1 and not exists (select from enrolments e
      where e.user_id = a.user_id and e.course_id = $1)`,
  "opinions with wrong counts": `
    with liked as (select opinion_id, count(*) as likes from opinion_likes group by 1),
    discussed as (select opinion_id, count(*) as comments from opinion_comments group by 1)
    select count(*)::int as found from opinions o
    join sections s on s.id = o.section_id join pages p on p.id = s.page_id
    left join liked on liked.opinion_id = o.id left join discussed on discussed.opinion_id = o.id
    where p.course_id = $1
      and (o.likes <> coalesce(liked.likes, 0) or o.comments <> coalesce(discussed.comments, 0))`,
  "texts that differ from the opinions": `
    select count(*)::int as found from answers a
    join sections s on s.id = a.section_id join pages p on p.id = s.page_id
    left join opinions o on o.id = a.id and o.user_id = a.user_id and o.section_id = a.section_id
    where p.course_id = $1 and (a.text is null) <> (o.id is null)`,
};

/**
 * Checks that the data of a course's students is consistent.
 * @throws naming the contradictions
 */
export async function checkData(client: pg.Client, courseId: number): Promise<void> {
  const issues: string[] = [];
  for (const [name, statement] of Object.entries(CONTRADICTIONS)) {
    const { rows } = await client.query<{ found: number }>(statement, [courseId]);
    const found = rows[0]?.found ?? 0;
    if (found > 0) issues.push(`${name}: ${found}`);
  }
  if (issues.length > 0) throw new Error(`The data does not agree: ${issues.join("; ")}.`);
}
