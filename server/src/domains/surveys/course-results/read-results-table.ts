import { type Locale, translateMessage } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { shareEventLoop } from "../../../platform/event-loop/share-event-loop.ts";
import type { Cell, Table } from "../../../platform/spreadsheet/table.ts";
import type { Actor } from "../../accounts/index.ts";
import { type Course, listGroups } from "../../courses/index.ts";
import {
  countSurveyAnswers,
  countSurveyTakers,
  listSurveyTexts,
  type SurveyText,
} from "../../learning/index.ts";
import { AnswerCounts, figuresOf, presentResult } from "./answer-counts.ts";
import { findSurveyQuestions, type SurveyQuestion } from "./find-survey-questions.ts";
import { groupResults } from "./group-results.ts";
import { periodResults, periodsOf } from "./period-results.ts";
import { readRuns } from "./read-runs.ts";
import { RESULTS_HEAD } from "./results-head.ts";
import { type ResultPart, rowsOfAnswers, rowsOfPart } from "./rows-of-part.ts";

/** Texts that are read at a time. */
const PORTION = 500;

/**
 * All figures on the screens of a course's survey, from the same queries and with the same parts
 * withheld: a row per option in each part of the answers, and per text.
 */
export async function readResultsTable(
  ctx: Context,
  actor: Actor,
  { course, locale }: { course: Course; locale: Locale },
): Promise<Table> {
  const courseId = course.id;
  const questions = (await findSurveyQuestions(ctx, courseId)) ?? [];
  const counted = { courseId, sectionIds: questions.map(({ id }) => id) };
  const [groups, takers] = await Promise.all([
    listGroups(ctx, courseId),
    countSurveyTakers(ctx, counted),
  ]);
  const period = periodsOf(takers);
  const countBy = async (by: "all" | "group" | typeof period) =>
    new AnswerCounts(await countSurveyAnswers(ctx, { ...counted, by }));
  const [all, byGroup, byPeriod] = [
    await countBy("all"),
    await countBy("group"),
    await countBy(period),
  ];
  const runs = await readRuns(ctx, actor, questions);
  const reached = takers.reduce((sum, one) => sum + one.reached, 0);
  const groupIds = groups.map(({ id }) => id);

  const partsOf = (question: SurveyQuestion): ResultPart[] => {
    const ofAll = all.of(question.id);
    const everybody = presentResult(ofAll, reached, figuresOf(question.options, ofAll));
    const ofGroups = groupResults(question, groupIds, byGroup, takers);
    const first = translateMessage("First group", locale);
    return [
      { part: "Everybody", name: "", ...everybody },
      ...ofGroups.map((result, index): ResultPart => {
        return { part: "Group", name: groups[index]?.name || first, ...result };
      }),
      ...periodResults(question, byPeriod, period).map(({ from, to, ...result }): ResultPart => {
        return { part: "Period", name: `${from} – ${to}`, ...result };
      }),
      ...(runs.get(question.id) ?? []).map(({ course: run, result }): ResultPart => {
        return { part: "Run", name: run.title, ...result };
      }),
    ];
  };

  async function* rows(): AsyncGenerator<readonly Cell[]> {
    const giveWay = shareEventLoop();
    for (const [index, question] of questions.entries()) {
      for (const part of partsOf(question)) {
        if (question.kind === "choice" || part.part !== "Everybody" || !part.figures) {
          yield* rowsOfPart(index + 1, question, part, locale);
          continue;
        }
        for await (const texts of allTexts(ctx, courseId, question.id)) {
          const answered = texts.map(({ text: answer, people }) => ({ answer, people }));
          yield* rowsOfAnswers(index + 1, question, part, answered, locale);
        }
      }
      await giveWay();
    }
  }
  return { head: RESULTS_HEAD.map((message) => translateMessage(message, locale)), rows: rows() };
}

async function* allTexts(
  ctx: Context,
  courseId: number,
  sectionId: number,
): AsyncGenerator<SurveyText[]> {
  let after = "";
  for (;;) {
    const wanted = { courseId, sectionId, groupId: null, after, limit: PORTION };
    const texts = await listSurveyTexts(ctx, wanted);
    yield texts;
    const last = texts.at(-1);
    if (!last || texts.length < PORTION) return;
    after = last.hash;
  }
}
