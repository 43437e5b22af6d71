import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { questionOf } from "../../courses/index.ts";
import { answersView, type CourseProgress } from "../../learning/index.ts";
import { opinionsView } from "../../opinions/index.ts";

/** Texts of each sort that are shown. */
const MOST = 2;

interface OwnText extends Record<string, unknown> {
  sectionId: number;
  text: string;
  published: boolean;
  likes: number;
  comments: number;
}

/** A person's latest private texts, and their most liked opinions; of questions still in the course. */
export async function findOwnWords(
  { database }: Context,
  userId: number,
  { course }: CourseProgress,
) {
  const { rows } = await database.execute<OwnText>(sql`
    select * from (
      select answer.section_id as "sectionId", answer.text, opinion.published, opinion.likes,
        opinion.comments,
        row_number() over (
          partition by opinion.published
          order by case when opinion.published then opinion.likes else 0 end desc, answer.id desc) as place
      from ${answersView} join ${opinionsView} on opinion.id = answer.id
      where answer.user_id = ${userId} and not (opinion.published and opinion.hidden)
        and answer.section_id = any(${sql.param([...course.sectionsById.keys()])}::int[])
    ) texts
    where place <= ${MOST} order by published, place`);
  return rows.flatMap(({ sectionId, text, published, likes, comments }) => {
    const section = course.sectionsById.get(sectionId);
    const question = section && questionOf(section.content);
    if (question === null || question === undefined) return [];
    return { question, text, workbook_only: !published, likes, comment_count: comments };
  });
}
