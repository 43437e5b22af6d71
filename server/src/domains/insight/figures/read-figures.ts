import { and, eq } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import {
  quizResults,
  type QuizFigures,
  type SectionFigures,
  sectionResults,
  WHOLE_COURSE,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { listGroups } from "../../courses/index.ts";

export type Group = Awaited<ReturnType<typeof listGroups>>[number];

/**
 * The groups of a course, and the scope under which the figures of one of them are stored.
 * @throws `not_found` if the group is not one of the course
 */
export async function findScope(
  ctx: Context,
  { courseId, groupId }: { courseId: number; groupId: number | undefined },
): Promise<{ groups: Group[]; scope: number }> {
  const groups = await listGroups(ctx, courseId);
  if (groupId !== undefined && !groups.some(({ id }) => id === groupId)) throw notFound();
  const isWhole = groupId === undefined || groups.length === 1;
  return { groups, scope: isWhole ? WHOLE_COURSE : groupId };
}

/** The figures of a section that no one has touched. */
export const NOBODY: SectionFigures = {
  reached: 0,
  finished: 0,
  standing: 0,
  left: 0,
  seconds: null,
};

/** The stored figures of sections; those that no one has touched have none. */
export async function readSectionFigures(
  { database }: Context,
  { courseId, scope, sectionIds }: { courseId: number; scope: number; sectionIds?: number[] },
): Promise<(sectionId: number) => SectionFigures> {
  const rows = await database
    .select({ id: sectionResults.sectionId, figures: sectionResults.figures })
    .from(sectionResults)
    .where(
      and(
        eq(sectionResults.courseId, courseId),
        eq(sectionResults.groupId, scope),
        sectionIds && isAnyOf(sectionResults.sectionId, sectionIds),
      ),
    );
  const figures = new Map(rows.map((row) => [row.id, row.figures]));
  return (sectionId) => figures.get(sectionId) ?? NOBODY;
}

/** The stored figures of final quizzes, by module. */
export async function readQuizFigures(
  { database }: Context,
  { courseId, scope }: { courseId: number; scope: number },
): Promise<Map<number, QuizFigures>> {
  const rows = await database
    .select({ id: quizResults.moduleId, figures: quizResults.figures })
    .from(quizResults)
    .where(and(eq(quizResults.courseId, courseId), eq(quizResults.groupId, scope)));
  return new Map(rows.map(({ id, figures }) => [id, figures]));
}
