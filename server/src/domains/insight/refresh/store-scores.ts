import { sql } from "drizzle-orm";

import { rowBatches } from "../../../database/row-batches.ts";
import type { Context } from "../../../platform/context.ts";
import type { Score } from "./score-students.ts";

/** Stores the scores that changed, and removes those of people who are no longer counted. */
export async function storeScores(
  { database }: Context,
  courseId: number,
  scores: ReadonlyMap<number, Score>,
): Promise<void> {
  await database.execute(sql`
    delete from student_results where course_id = ${courseId}
      and not user_id = any(${sql.param([...scores.keys()])}::int[])`);
  for (const batch of rowBatches([...scores])) {
    const rows = batch.map(([userId, score]) => ({ user_id: userId, ...score }));
    await database.execute(sql`
      insert into student_results as r
        (course_id, user_id, answered, right_answers, quiz_answered, quiz_right)
      select ${courseId}, user_id, answered, "right", "quizAnswered", "quizRight"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as score(
        user_id int, answered int, "right" int, "quizAnswered" int, "quizRight" int)
      where exists (select from users u where u.id = score.user_id)
      on conflict (course_id, user_id) do update set answered = excluded.answered,
        right_answers = excluded.right_answers, quiz_answered = excluded.quiz_answered,
        quiz_right = excluded.quiz_right
      where (r.answered, r.right_answers, r.quiz_answered, r.quiz_right)
        is distinct from (excluded.answered, excluded.right_answers, excluded.quiz_answered, excluded.quiz_right)`);
  }
}
