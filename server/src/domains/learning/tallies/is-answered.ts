import { type SQL, sql } from "drizzle-orm";

import { PEOPLE_OPTION } from "../../../database/tables/index.ts";

/** Whether anybody answered a question, in SQL. */
export function isAnswered(sectionId: SQL): SQL {
  return sql`exists (
    select from answer_tallies t
    where t.section_id = ${sectionId} and t.option_id = ${PEOPLE_OPTION})`;
}
