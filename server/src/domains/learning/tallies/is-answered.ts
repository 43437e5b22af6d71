import { type SQL, sql } from "drizzle-orm";

import { PEOPLE_OPTION, WHOLE_COURSE } from "../../../database/tables/index.ts";

/** Whether anyone answered a question, in SQL. */
export function isAnswered(sectionId: SQL): SQL {
  return sql`exists (
    select from answer_tallies t
    where t.section_id = ${sectionId} and t.option_id = ${PEOPLE_OPTION})`;
}

/** Whether at least this many people answered a question, in SQL. */
export function isAnsweredBy(people: number, sectionId: SQL): SQL {
  return sql`(
    select coalesce(sum(t.count), 0) from answer_tallies t
    where t.section_id = ${sectionId} and t.option_id = ${PEOPLE_OPTION}
      and t.group_id = ${WHOLE_COURSE}) >= ${people}`;
}
