import type { PeopleIssue } from "@paso/contract";
import { type SQL, sql } from "drizzle-orm";

import { WHOLE_COURSE } from "../../../database/tables/index.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { InstantRange } from "../../../platform/range-of-days.ts";
import type { CourseContent } from "../../courses/index.ts";
import { choicesView, textsView } from "../../learning/index.ts";
import { receptionView } from "../../opinions/index.ts";
import { askedSections } from "../refresh/asked-sections.ts";
import { isRight } from "../refresh/counted.ts";
import { isAtStop, isAway, isHurried, stepParts } from "../refresh/step-parts.ts";

interface Wanted {
  content: CourseContent;
  issue: PeopleIssue;
  sectionId: number;
  /** {@link WHOLE_COURSE}, or the group whose issue it is. */
  scope: number;
  /** Only those who joined then; null for any time. */
  joined: InstantRange | null;
  now: Date;
}

/**
 * The ids of the people that an issue of a section is about now, in SQL: by the same conditions as the
 * issue's number.
 * @throws `not_found` for a section that the course does not have
 */
export function peopleOfIssue({ content, issue, sectionId, scope, joined, now }: Wanted): SQL {
  const sections = askedSections(content);
  const asked = sections.find(({ id }) => id === sectionId);
  if (!asked) throw notFound();
  const parts = stepParts({
    courseId: content.id,
    byGroup: scope !== WHOLE_COURSE,
    joined,
    // Where people are on a page depends on all its sections.
    sections: sections.filter(({ page }) => page === asked.page),
    now,
  });
  return sql`(
    with ${parts} select found.user_id from (
      ${PEOPLE[issue]({ sectionId: sql`${sectionId}::int`, scope: sql`${scope}::int`, now })}
    ) found
    join scoped s on s.user_id = found.user_id and s.scope = ${scope})`;
}

interface Place {
  sectionId: SQL;
  scope: SQL;
  now: Date;
}

const PEOPLE: Record<PeopleIssue, (place: Place) => SQL> = {
  hard: ({ sectionId }) => sql`
    select c.user_id from taker t join ${choicesView} c on c.user_id = t.user_id
    join asked q on q.id = c.section_id
    where q.id = ${sectionId} and not ${isRight}`,
  left: ({ sectionId, now }) => sql`
    select d.user_id from stand d join taker t on t.user_id = d.user_id
    where d.id = ${sectionId} and ${isAway(now)}`,
  video: ({ sectionId, scope }) => sql`
    select w.user_id from stopped w join stop o on o.scope = w.scope and o.id = w.id
    where w.id = ${sectionId} and w.scope = ${scope} and ${isAtStop}`,
  hurried: ({ sectionId }) => sql`
    select p.user_id from paced p where p.id = ${sectionId} and ${isHurried}`,
  without_reply: ({ sectionId }) => sql`
    select w.user_id from taker t join ${textsView} w on w.user_id = t.user_id
    join ${receptionView} o on o.id = w.id
    where w.section_id = ${sectionId} and not o.hidden and o.comments = 0`,
};
