import type { ClassOpinion } from "@paso/contract";
import { type SQL, sql } from "drizzle-orm";

import { WHOLE_COURSE } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { CourseContent } from "../../courses/index.ts";
import { textsView } from "../../learning/index.ts";
import { receptionView } from "../../opinions/index.ts";
import { placeOf } from "../figures/place-of.ts";

/** Maximum number of opinions of each sort. */
const MOST = 5;
/** Maximum number of characters shown of a text. */
const LONGEST = 600;

interface Scope {
  content: CourseContent;
  scope: number;
}

interface OpinionRow extends Record<string, unknown> {
  id: number;
  sectionId: number;
  text: string;
  likes: number;
  comments: number;
}

/** The published opinions that were liked most. */
export function findLiked(ctx: Context, scope: Scope): Promise<ClassOpinion[]> {
  return findOpinions(ctx, scope, sql`o.likes > 0 order by o.likes desc, o.comments desc, o.id`);
}

/** The published opinions without likes or comments, newest first. */
export function findLonely(ctx: Context, scope: Scope): Promise<ClassOpinion[]> {
  return findOpinions(ctx, scope, sql`o.likes = 0 and o.comments = 0 order by o.id desc`);
}

/** Opinions of current students; never those that staff have hidden or that stay in a workbook. */
async function findOpinions(
  { database }: Context,
  { content, scope }: Scope,
  which: SQL,
): Promise<ClassOpinion[]> {
  const sectionIds = content.pages.flatMap(({ sections }) => sections.map(({ id }) => id));
  const { rows } = await database.execute<OpinionRow>(sql`
    select o.id::int, o.section_id as "sectionId", left(w.text, ${LONGEST}) as text, o.likes,
      o.comments
    from ${receptionView} o join ${textsView} w on w.id = o.id
    join enrolments e on e.user_id = w.user_id and e.course_id = ${content.id}
    where o.section_id = any(${sql.param(sectionIds)}::int[]) and not o.hidden and not w.private
      and (${scope}::int = ${WHOLE_COURSE} or e.group_id = ${scope}::int)
      and not exists (
        select from course_staff s where s.course_id = e.course_id and s.user_id = e.user_id)
      and ${which} limit ${MOST}`);
  return rows.flatMap(({ sectionId, ...opinion }) => {
    const section = content.sectionsById.get(sectionId);
    return section ? [{ ...opinion, place: placeOf(content, section) }] : [];
  });
}
