import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { choicesView } from "../../learning/index.ts";
import { type Counted, countedParts, isCounted, isRight } from "./counted.ts";

/** A student's results in validated questions, and in those that count in final quizzes. */
export interface Score {
  answered: number;
  right: number;
  quizAnswered: number;
  quizRight: number;
}

interface ScoreRow extends Score, Record<string, unknown> {
  userId: number;
}

/** Adds students' right answers in a portion of a course to their scores, without excused pages. */
export async function scoreStudents(
  { database }: Context,
  counted: Counted,
  scores: Map<number, Score>,
): Promise<void> {
  const sections = counted.sections.filter(({ kind }) => kind === "checked");
  if (sections.length === 0) return;
  const { rows } = await database.execute<ScoreRow>(sql`
    with ${countedParts({ ...counted, sections })}
    select c.user_id as "userId", count(*)::int as answered,
      count(*) filter (where ${isRight})::int as "right",
      count(q.quiz)::int as "quizAnswered",
      count(q.quiz) filter (where ${isRight})::int as "quizRight"
    from taker t join ${choicesView} c on c.user_id = t.user_id join asked q on q.id = c.section_id
    where ${isCounted}
    group by c.user_id`);
  for (const { userId, ...score } of rows) {
    const known = scores.get(userId);
    scores.set(userId, known ? add(known, score) : score);
  }
}

function add(one: Score, other: Score): Score {
  return {
    answered: one.answered + other.answered,
    right: one.right + other.right,
    quizAnswered: one.quizAnswered + other.quizAnswered,
    quizRight: one.quizRight + other.quizRight,
  };
}
