import { ANSWERS_NEEDED, type ClassResult, type ClassView } from "@paso/contract";

import { WHOLE_COURSE } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { choiceOf, type ContentSection, type CourseMemory, pollOf } from "../../courses/index.ts";
import {
  type ClassQuestion,
  countClassAnswers,
  findClassQuestion,
  presentInClass,
  readTallies,
} from "../../learning/index.ts";
import { findScope } from "../figures/read-figures.ts";
import { type AskedNow, askedAt } from "./find-presentation.ts";
import type { OpenClass } from "./open-class.ts";

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
  const scope =
    groupId === null
      ? WHOLE_COURSE
      : (await findScope(ctx, { courseId: open.course.id, groupId })).scope;
  const tallies = await readTallies(ctx, [section.id], scope);
  return presentResult(section, tallies.get(section.id) ?? { first: [], moves: [] });
}

/** With fewer answers, figures would tell who chose what; the same goes for second answers. */
function presentResult(
  { content }: ContentSection,
  tallies: Parameters<typeof countClassAnswers>[0],
): ClassResult {
  const { people, revised, first, last } = countClassAnswers(tallies);
  const shown = revised >= ANSWERS_NEEDED ? last : first;
  const options = choiceOf(content)?.options ?? [];
  return {
    answers: people,
    second_answers: revised,
    answers_needed: ANSWERS_NEEDED,
    options:
      people < ANSWERS_NEEDED
        ? null
        : options.map(({ id }) => ({ chosen: shown.get(id) ?? 0, first: first.get(id) ?? 0 })),
  };
}
