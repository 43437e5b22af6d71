import type { PinState, ShownOpinions } from "@paso/contract";
import { type SQL, sql } from "drizzle-orm";

import { containsPattern } from "../../../database/contains-pattern.ts";
import type { Context } from "../../../platform/context.ts";
import { OPINION_TYPES } from "../../courses/index.ts";
import {
  type LatestDecision,
  latestDecision,
  type ModerationCursor,
} from "../../discussion/index.ts";
import { answersView } from "../../learning/index.ts";
import { opinionDiscussion } from "../opinion/opinion-discussion.ts";

interface Wanted {
  courseId: number;
  show: ShownOpinions;
  /** Null for every question. */
  sectionId: number | null;
  /** Only this opinion; null for all. */
  opinionId: number | null;
  /** Part of a text or of an author's name; empty for all. */
  search: string;
  cursor: ModerationCursor;
  limit: number;
}

/** An opinion as staff list it. */
export interface CourseOpinionRow extends Record<string, unknown> {
  id: string;
  sectionId: number;
  author: string;
  text: string;
  createdAt: string;
  hidden: boolean;
  likes: number;
  comments: number;
  views: number;
  /** Open reports on it and on its comments. */
  openReports: number;
  decision: LatestDecision | null;
  pin: PinState | null;
}

/**
 * Published opinions on a course's questions. Each question's are read through their index and only
 * as far as the page needs; only a search reads more.
 */
export async function listCourseOpinions(
  { database }: Context,
  { courseId, show, sectionId, opinionId, search, cursor, limit }: Wanted,
): Promise<CourseOpinionRow[]> {
  const isMeant = opinionId === null ? sql`true` : sql`o.id = ${opinionId}`;
  const matches = sql`${isMeant} and ${matching(show, search)}`;
  const isReported = sql`exists (
    select from opinion_reports r where r.opinion_id = o.id and r.decision_id is null)`;
  const reportedBefore = cursor.part === "reported" ? cursor.before : 0;
  const restBefore = cursor.part === "rest" ? cursor.before : Number.MAX_SAFE_INTEGER;
  const newestOf = (whose: SQL, before: number) => sql`
    select o.id from opinions o left join users u on u.id = o.user_id
    where o.section_id = question.id and o.published and o.id < ${before} and ${whose} and ${matches}
    order by o.id desc limit ${limit}`;
  const { rows } = await database.execute<CourseOpinionRow>(sql`
    with question as (
      select s.id from sections s
      join pages p on p.id = s.page_id and p.deleted_at is null
      left join modules m on m.id = p.module_id
      where p.course_id = ${courseId} and s.deleted_at is null and m.deleted_at is null
        and s.content ->> 'type' in ${OPINION_TYPES}
        and s.id = coalesce(${sectionId}::int, s.id)
    ), picked as (
      select 0 as part, reported.id from (
        select distinct o.id from opinion_reports r
        join opinions o on o.id = r.opinion_id
        left join users u on u.id = o.user_id
        where r.decision_id is null and o.section_id in (select id from question)
          and o.id < ${reportedBefore} and o.published and ${matches}
      ) reported
      union all
      select 1, newest.id from question
      cross join lateral (${newestOf(sql`not ${isReported}`, restBefore)}) newest
      where ${show !== "reported"}
      order by part, id desc limit ${limit}
    )
    select o.id, o.section_id as "sectionId", concat_ws(' ', u.first_name, u.last_name) as author,
      answer.text, answer.created_at as "createdAt", o.hidden, o.likes, o.comments, o.views,
      (select p.state from opinion_pins p where p.opinion_id = o.id) as pin,
      (select count(*)::int from opinion_reports r
        where r.opinion_id = o.id and r.decision_id is null) as "openReports",
      ${latestDecision(opinionDiscussion, { postId: sql`o.id`, commentId: sql`null::bigint` })} as decision
    from picked join opinions o on o.id = picked.id join ${answersView} on answer.id = o.id
    left join users u on u.id = o.user_id
    order by picked.part, o.id desc`);
  return rows;
}

function matching(show: Wanted["show"], search: string): SQL {
  const hidden = sql`(o.hidden or exists (
    select from opinion_comments c where c.opinion_id = o.id and c.hidden))`;
  const pattern = containsPattern(search);
  const found = sql`((select answer.text from ${answersView} where answer.id = o.id) ilike ${pattern}
    or concat_ws(' ', u.first_name, u.last_name) ilike ${pattern})`;
  const unanswered = sql`not o.hidden and o.comments = 0`;
  const shown = show === "hidden" ? hidden : show === "unanswered" ? unanswered : sql`true`;
  return sql`${shown} and ${search === "" ? sql`true` : found}`;
}
