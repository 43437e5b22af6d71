import {
  ANSWERS_NEEDED,
  type QuestionResult,
  type SiteSurveyResults,
  type SurveyQuestion,
} from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { summariseChoices } from "../statistics/summarise-choices.ts";
import type { Survey } from "../survey/find-survey.ts";
import { surveyState } from "../survey/survey-state.ts";
import { type AnswerCounts, countAnswers } from "./answer-counts.ts";
import { findRuns, type Run } from "./find-runs.ts";

type Question = SiteSurveyResults["questions"][number];

/** The results of a survey, with those of its other runs. */
export async function readSiteResults(ctx: Context, survey: Survey): Promise<SiteSurveyResults> {
  const runs = await findRuns(ctx, survey);
  const counts = await countAnswers(
    ctx,
    runs.map(({ id }) => id),
  );
  const presented = runs.map((run) => presentRun(ctx, run));
  const own = presented.find(({ id }) => id === survey.id);
  if (!own) throw new Error("A survey is not among its runs.");
  return {
    survey: { ...own, is_anonymous: survey.isAnonymous },
    runs: presented,
    questions: survey.questions.map((question) =>
      presentQuestion(question, survey.id, runs, counts),
    ),
    time_zone: ctx.site.timeZone,
  };
}

function presentRun({ clock, site }: Context, run: Run): SiteSurveyResults["runs"][number] {
  const local = (date: Date | null) => date && formatLocalDate(date, site.timeZone);
  const { id, title, answers, asked } = run;
  return {
    id,
    title,
    state: surveyState(run, clock.now()),
    opens: local(run.opensAt ?? run.publishedAt),
    closes: local(run.closesAt),
    answers,
    asked,
    response_rate: asked === 0 ? null : Math.min(answers / asked, 1),
  };
}

function presentQuestion(
  question: SurveyQuestion,
  surveyId: number,
  runs: readonly Run[],
  counts: AnswerCounts,
): Question {
  const { id, kind, text } = question;
  const asking = runs.filter((run) =>
    run.questions.some((one) => one.id === id && one.kind === kind),
  );
  return {
    id,
    kind,
    text,
    texts: kind === "text" ? counts.people(surveyId, id) : null,
    parts: partsOf(question).map(({ rowId, name, options }) => {
      const resultOf = (run: Run): QuestionResult => {
        const answers = counts.people(run.id, id, rowId);
        const chosen = options.map((option) => counts.chosen(run.id, id, option.id, rowId));
        return presentResult(options, answers, chosen, run.asked);
      };
      const own = asking.find((run) => run.id === surveyId);
      if (!own) throw new Error("A survey does not ask its own question.");
      return {
        id: rowId ?? id,
        name,
        options: options.map((option) => option.text),
        result: resultOf(own),
        runs: asking.map((run) => ({ survey_id: run.id, result: resultOf(run) })),
      };
    }),
  };
}

interface Part {
  /** Of a matrix. */
  rowId?: string;
  name: string;
  options: { id: string; text: string }[];
}

/** The parts of a question that have a distribution. */
function partsOf(question: SurveyQuestion): Part[] {
  switch (question.kind) {
    case "text":
      return [];
    case "matrix":
      return question.rows.map((row) => {
        return { rowId: row.id, name: row.text, options: question.columns };
      });
    case "scale":
      return [{ name: "", options: question.labels.map(scalePoint) }];
    case "single":
    case "multiple":
      return [{ name: "", options: question.options }];
  }
}

/** A point of a scale, prefixed with its value whatever its label. */
function scalePoint(label: string, index: number) {
  const value = String(10 - index);
  const isNamed = label.trim() !== value && !label.trim().startsWith(`${value} `);
  return { id: value, text: isNamed ? `${value} ${label.trim()}` : label.trim() };
}

function presentResult(
  options: readonly { text: string }[],
  answers: number,
  chosen: readonly number[],
  reached: number,
): QuestionResult {
  const numbered = options.map(({ text }, index) => ({ id: index + 1, text }));
  const counts = new Map(chosen.map((people, index) => [index + 1, people]));
  return {
    answers,
    reached,
    response_rate: reached === 0 ? null : Math.min(answers / reached, 1),
    figures: answers < ANSWERS_NEEDED ? null : summariseChoices(numbered, counts),
  };
}
