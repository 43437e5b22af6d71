import { and, eq, sql } from "drizzle-orm";

import { prepareStatement } from "../../../database/prepare-statement.ts";
import {
  answerMoves,
  answers,
  progress,
  sections,
  WHOLE_COURSE,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { type CourseMemory, pollOf } from "../../courses/index.ts";
import { firstTalliesOf, talliesOf } from "../tallies/question-tallies.ts";
import type { ChartedQuestion } from "./count-peer-answers.ts";
import { loadAnsweredQuestion, notAnswered, selectAnswered } from "./find-answered-question.ts";

/**
 * Loads a question with its tallies, at a cost that depends only on the number of options. Throws
 * `not_found` if it is not visible and `forbidden` until the person has answered.
 */
export async function findChartedQuestion(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  sectionId: number,
): Promise<ChartedQuestion> {
  const { section, row } = await loadAnsweredQuestion(ctx, memory, actor, sectionId, (key) =>
    selectOneRound(ctx.database).execute(key),
  );
  // Answers move in questions that had a second round, too.
  if (row.hasMoves || pollOf(section.content)?.twoRounds) {
    const [rounds] = await selectTwoRounds(ctx.database).execute({ userId: actor.id, sectionId });
    if (!rounds) throw notAnswered();
    return { section, own: rounds, tallies: rounds.tallies };
  }
  const { optionIds, first } = row;
  return {
    section,
    own: { optionIds, firstOptionIds: null, finished: true },
    tallies: { first, moves: [] },
  };
}

/** What most questions need: each further table costs every chart. */
const selectOneRound = prepareStatement((database) =>
  selectAnswered(database, {
    optionIds: answers.optionIds,
    first: firstTalliesOf(sql`${sql.placeholder("sectionId")}`),
    hasMoves: sql<boolean>`exists (
      select from ${answerMoves} m
      where m.section_id = ${sql.placeholder("sectionId")} and m.group_id = ${WHOLE_COURSE})`,
  }).prepare("find_charted_question"),
);

const selectTwoRounds = prepareStatement((database) => {
  const userId = sql.placeholder("userId");
  const sectionId = sql.placeholder("sectionId");
  return database
    .select({
      optionIds: answers.optionIds,
      firstOptionIds: answers.firstOptionIds,
      finished: sql<boolean>`exists (
        select from ${progress} p
        where p.user_id = ${userId} and p.section_id = ${sectionId} and p.status = 'finished'
          -- With the page, its key is whole: without, all of the person's steps would be read.
          and p.page_id = (select s.page_id from ${sections} s where s.id = ${sectionId}))`,
      tallies: talliesOf(sql`${sectionId}`),
    })
    .from(answers)
    .where(and(eq(answers.userId, userId), eq(answers.sectionId, sectionId)))
    .prepare("find_question_of_two_rounds");
});
