import { sql } from "drizzle-orm";

import type { StoredContent } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { choiceOf, type Option, questionOf, readContent } from "../../courses/index.ts";
import { isAnswered } from "../../learning/index.ts";

/** A current or removed question of a course's survey. */
export interface SurveyQuestion {
  id: number;
  kind: "choice" | "text";
  question: string;
  /** Empty for a free text. */
  options: readonly Option[];
  removed: boolean;
}

interface QuestionRow extends Record<string, unknown> {
  /** Null if the survey has no questions left. */
  id: number | null;
  content: StoredContent;
  removed: boolean;
}

/**
 * The questions of a course's survey in order, then removed ones with answers; null if the course has no
 * survey.
 */
export async function findSurveyQuestions(
  { database }: Context,
  courseId: number,
): Promise<SurveyQuestion[] | null> {
  const { rows } = await database.execute<QuestionRow>(sql`
    select s.id, s.content, s.deleted_at is not null as removed
    from pages p
    left join sections s on s.page_id = p.id
      and (s.deleted_at is null or ${isAnswered(sql`s.id`)})
    where p.course_id = ${courseId} and p.kind = 'survey' and p.deleted_at is null
    order by removed, s.position, s.id`);
  if (rows.length === 0) return null;
  return rows.flatMap(({ id, content: stored, removed }) => {
    if (id === null) return [];
    const content = readContent(stored);
    const choice = choiceOf(content);
    const kind = choice ? "choice" : "text";
    return [
      { id, kind, question: questionOf(content) ?? "", options: choice?.options ?? [], removed },
    ];
  });
}
