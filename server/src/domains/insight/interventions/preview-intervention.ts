import type { InterventionPreview } from "@paso/contract";
import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { answerKeyOf, type CourseMemory } from "../../courses/index.ts";
import { findIssuedDiploma } from "../../diplomas/index.ts";
import { findPageStates, stepsView, type Wish } from "../../learning/index.ts";
import { receptionView } from "../../opinions/index.ts";
import { describeAnswer } from "../students/describe-answer.ts";
import { findAnswers } from "../students/find-answers.ts";

interface Reception extends Record<string, unknown> {
  opinions: number;
  likes: number;
  comments: number;
}

/** Counts what an intervention in a student's progress would change. */
export async function previewIntervention(
  ctx: Context,
  memory: CourseMemory,
  { userId, course, kind, page, section }: Omit<Wish, "byUserId">,
): Promise<InterventionPreview> {
  const student = { userId, courseId: course.id };
  const taken = kind === "reset" ? (section ? [section] : page.sections) : [];
  const sectionIds = taken.map(({ id }) => id);
  const [way, diploma, given, { rows: steps }] = await Promise.all([
    findPageStates(ctx, memory, student),
    findIssuedDiploma(ctx, student),
    findAnswers(ctx, { userIds: [userId], sectionIds }),
    ctx.database.execute<{ steps: number }>(sql`
      select count(*)::int as steps from ${stepsView} t
      where t.user_id = ${userId} and t.page_id = ${page.id}
        and ${isAnyOf(sql`t.section_id`, sectionIds)}`),
  ]);
  if (!way) throw notFound();
  const reception = await findReception(
    ctx,
    given.flatMap(({ textId }) => (textId === null ? [] : [textId])),
  );
  const inQuiz = taken.flatMap((one) => {
    const answer = given.find(({ sectionId }) => sectionId === one.id);
    return answer && answerKeyOf(one.content)?.finalQuiz ? [describeAnswer(one, answer)] : [];
  });
  const state = way.states.get(page.id);
  return {
    steps: steps[0]?.steps ?? 0,
    answers: given.length,
    ...reception,
    quiz_answers: inQuiz.length,
    quiz_right: inQuiz.filter((answer) => answer.type === "choice" && answer.right).length,
    page_finished: state === "finished" || state === "excused",
    course_finished: way.courseFinished,
    finishes_course: kind === "excuse" && way.wouldFinish(page.id),
    diploma,
  };
}

/** How others received texts that they could read. */
async function findReception({ database }: Context, ids: readonly number[]): Promise<Reception> {
  const { rows } = await database.execute<Reception>(sql`
    select count(*)::int as opinions, coalesce(sum(o.likes), 0)::int as likes,
      coalesce(sum(o.comments), 0)::int as comments
    from ${receptionView} o where ${isAnyOf(sql`o.id`, ids)}`);
  return rows[0] ?? { opinions: 0, likes: 0, comments: 0 };
}
