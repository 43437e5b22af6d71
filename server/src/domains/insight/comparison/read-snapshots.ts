import { eq } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import {
  type QuizFigures,
  quizResults,
  sectionResults,
  type TextFigures,
  WHOLE_COURSE,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { isShown } from "./is-shown.ts";

/** The people whose figures are read, and the viewer's group. */
interface Compared {
  courseId: number;
  /** The scope to show. */
  counted: number;
  /** The viewer's group; null if the course has only one. */
  ownGroupId: number | null;
}

/** Figures by scope, as last computed. */
type ByScope<Figures> = ReadonlyMap<number, Figures>;

/** The figures of final quizzes in the scope to show, by module; without those of too few people. */
export async function readComparedQuizzes(
  { database }: Context,
  compared: Compared,
): Promise<Map<number, QuizFigures>> {
  const rows = await database
    .select({ id: quizResults.moduleId, scope: quizResults.groupId, figures: quizResults.figures })
    .from(quizResults)
    .where(eq(quizResults.courseId, compared.courseId));
  return chooseShown(rows, compared, ({ finished }) => finished);
}

/** The reception of opinions in the scope to show, by question; without that of too few people. */
export async function readComparedTexts(
  { database }: Context,
  { sectionIds, ...compared }: Compared & { sectionIds: readonly number[] },
): Promise<Map<number, TextFigures>> {
  if (sectionIds.length === 0) return new Map();
  const rows = await database
    .select({
      id: sectionResults.sectionId,
      scope: sectionResults.groupId,
      figures: sectionResults.figures,
    })
    .from(sectionResults)
    .where(isAnyOf(sectionResults.sectionId, sectionIds));
  const texts = rows.flatMap(({ figures, ...row }) =>
    figures.texts ? [{ ...row, figures: figures.texts }] : [],
  );
  return chooseShown(texts, compared, ({ published }) => published);
}

function chooseShown<Figures>(
  rows: readonly { id: number; scope: number; figures: Figures }[],
  { counted, ownGroupId }: Compared,
  peopleOf: (figures: Figures) => number,
): Map<number, Figures> {
  const shown = new Map<number, Figures>();
  for (const [id, ofOne] of Map.groupBy(rows, (row) => row.id)) {
    const figures: ByScope<Figures> = new Map(ofOne.map((row) => [row.scope, row.figures]));
    const wanted = figures.get(counted);
    // Always subtracts the viewer, who may not have been counted yet.
    const others = new Map(
      [...figures].map(([scope, some]) => {
        const isOwn = scope === WHOLE_COURSE || scope === ownGroupId;
        return [scope, peopleOf(some) - (isOwn ? 1 : 0)];
      }),
    );
    if (wanted && isShown(others, counted)) shown.set(id, wanted);
  }
  return shown;
}
