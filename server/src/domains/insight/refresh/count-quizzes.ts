import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { choicesView } from "../../learning/index.ts";
import { type Counted, countedParts, isCounted, isRight } from "./counted.ts";

/** Students by how many questions of a final quiz they answered, and got right. */
export interface QuizCount extends Record<string, unknown> {
  scope: number;
  moduleId: number;
  answered: number;
  right: number;
  people: number;
}

/** Counts the results of the modules' final quizzes, without excused pages. */
export async function countQuizzes({ database }: Context, counted: Counted): Promise<QuizCount[]> {
  const sections = counted.sections.filter(({ quiz }) => quiz !== null);
  if (sections.length === 0) return [];
  const { rows } = await database.execute<QuizCount>(sql`
    with ${countedParts({ ...counted, sections })}, result as (
      select c.user_id, q.quiz, count(*)::int as answered,
        count(*) filter (where ${isRight})::int as "right"
      from taker t join ${choicesView} c on c.user_id = t.user_id join asked q on q.id = c.section_id
      where ${isCounted}
      group by c.user_id, q.quiz
    )
    select s.scope, r.quiz as "moduleId", r.answered, r."right", count(*)::int as people
    from result r join scoped s on s.user_id = r.user_id
    group by 1, 2, 3, 4`);
  return rows;
}
