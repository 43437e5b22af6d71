import { type SQL, sql } from "drizzle-orm";

import { isAsked } from "../audience/is-asked.ts";

/** Open surveys `s` addressed to a person `u` who has not answered them. */
export function openSurveys({ userId, now }: { userId: number | SQL; now: SQL }): SQL {
  return sql`
    from surveys s
    join users u on u.id = ${userId} and ${isAsked}
    where s.published_at is not null
      and (s.opens_at is null or s.opens_at <= ${now})
      and (s.closes_at is null or s.closes_at > ${now})
      and not exists (
        select from survey_participations p where p.survey_id = s.id and p.user_id = u.id)`;
}
