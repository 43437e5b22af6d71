import { type SQL, sql } from "drizzle-orm";

import { isAsked } from "./is-asked.ts";

/**
 * An SQL query for a survey's `id`, `title` and `closes_at`: empty unless it is open to the person, who
 * has not answered it.
 */
export function openSurvey({ id, userId, now }: { id: SQL; userId: SQL; now: SQL }): SQL {
  return sql`(
    select s.id, s.title, s.closes_at from surveys s
    join users u on u.id = ${userId} and ${isAsked}
    where s.id = ${id} and s.published_at is not null
      and coalesce(s.opens_at, '-infinity') <= ${now}
      and coalesce(s.closes_at, 'infinity') > ${now}
      and not exists (
        select from survey_participations sp where sp.survey_id = s.id and sp.user_id = u.id))`;
}
