import { ANSWERS_NEEDED, type ClassResult, type ClassView } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { choiceOf, type CourseMemory, pollOf } from "../../courses/index.ts";
import { type ClassQuestion, findClassQuestion, presentInClass } from "../../learning/index.ts";
import { findGroupScope } from "../figures/find-group-scope.ts";
import { type AskedNow, askedAt } from "./find-presentation.ts";
import type { OpenClass } from "./open-class.ts";
import { readClassAnswers } from "./read-class-answers.ts";

interface Reader {
  actor: Actor;
  opened: OpenClass;
}

/** The class as a phone shows it. */
export async function readClass(
  ctx: Context,
  memory: CourseMemory,
  { actor, opened: { row, course } }: Reader,
): Promise<ClassView> {
  const now = ctx.clock.now();
  if (row.expiresAt <= now) return { course, ended: true, asked: null };
  const question =
    row.sectionId === null
      ? null
      : await findClassQuestion(ctx, memory, { actor, sectionId: row.sectionId });
  const isTwice = (question && pollOf(question.section.content)?.twoRounds) ?? false;
  const asked = askedAt(row, now, () => isTwice);
  if (!question || !asked) return { course, ended: false, asked: null };
  return {
    course,
    ended: false,
    asked: {
      state: asked.state,
      round: asked.round,
      closes_at: asked.closesAt && asked.closesAt.toISOString(),
      two_rounds: isTwice,
      module_closed: question.open.moduleClosed,
      section: presentInClass(question.section, question.step, {
        isRevealed: asked.state === "revealed",
        moduleClosed: question.open.moduleClosed,
      }),
      is_ahead: question.isAhead,
      result: await readResult(ctx, question, { state: asked.state, groupId: row.groupId }),
    },
  };
}

/** As everywhere, only those who have answered themselves see what others answered. */
async function readResult(
  ctx: Context,
  { open, section, step }: ClassQuestion,
  { state, groupId }: Pick<AskedNow, "state"> & { groupId: number | null },
): Promise<ClassResult | null> {
  const isShown = state === "shown" || state === "revealed";
  if (!isShown || !step?.answer) return null;
  const { scope } = await findGroupScope(ctx, { courseId: open.course.id, groupId });
  const { people, revised, options } = await readClassAnswers(ctx, {
    sectionId: section.id,
    scope,
  });
  return {
    answers: people,
    second_answers: revised,
    answers_needed: ANSWERS_NEEDED,
    options: options && (choiceOf(section.content)?.options ?? []).map(({ id }) => options(id)),
  };
}
