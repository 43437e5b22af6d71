import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { questionOf } from "../../courses/index.ts";
import type { CourseProgress } from "../../learning/index.ts";

/** Texts of each sort that are shown. */
const MOST = 2;

interface OwnText extends Record<string, unknown> {
  sectionId: number;
  text: string;
  published: boolean;
  likes: number;
  comments: number;
}

/**
 * A person's latest texts that only they read, and their opinions that most course mates like; of
 * questions that are still in the course.
 */
export async function findOwnWords(
  { database }: Context,
  userId: number,
  { course }: CourseProgress,
) {
  const { rows } = await database.execute<OwnText>(sql`
    select * from (
      select a.section_id as "sectionId", a.text, o.published, o.likes, o.comments,
        row_number() over (
          partition by o.published
          order by case when o.published then o.likes else 0 end desc, a.id desc) as place
      from answers a join opinions o on o.id = a.id
      where a.user_id = ${userId} and not (o.published and o.hidden)
        and a.section_id = any(${sql.param([...course.sectionsById.keys()])}::int[])
    ) texts
    where place <= ${MOST} order by published, place`);
  return rows.flatMap(({ sectionId, text, published, likes, comments }) => {
    const section = course.sectionsById.get(sectionId);
    const question = section && questionOf(section.content);
    if (question === null || question === undefined) return [];
    return { question, text, workbook_only: !published, likes, comment_count: comments };
  });
}
