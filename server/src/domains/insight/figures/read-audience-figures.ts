import { and, eq } from "drizzle-orm";

import {
  datedResults,
  type QuizFigures,
  type SectionFigures,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { InstantRange } from "../../../platform/range-of-days.ts";
import { rangeOf } from "../dated/dated-state.ts";
import type { Audience } from "./find-audience.ts";
import { NOBODY, readQuizFigures, readSectionFigures } from "./read-figures.ts";

interface Wanted {
  courseId: number;
  audience: Pick<Audience, "scope" | "joined">;
  /** All by default. */
  sectionIds?: number[];
}

/** The stored figures of sections, for a whole course, a group or some dates. */
export async function readAudienceSections(
  ctx: Context,
  { courseId, audience: { scope, joined }, sectionIds }: Wanted,
): Promise<(sectionId: number) => SectionFigures> {
  if (joined === null) {
    return readSectionFigures(ctx, { courseId, scope, ...(sectionIds && { sectionIds }) });
  }
  const { sections } = await readDated(ctx, courseId, joined);
  return (sectionId) => sections[sectionId] ?? NOBODY;
}

/** The stored figures of final quizzes, by module. */
export async function readAudienceQuizzes(
  ctx: Context,
  { courseId, audience: { scope, joined } }: Wanted,
): Promise<Map<number, QuizFigures>> {
  if (joined === null) return readQuizFigures(ctx, { courseId, scope });
  const { quizzes } = await readDated(ctx, courseId, joined);
  return new Map(Object.entries(quizzes).map(([id, figures]) => [Number(id), figures]));
}

async function readDated({ database }: Context, courseId: number, joined: InstantRange) {
  const [row] = await database
    .select({ sections: datedResults.sections, quizzes: datedResults.quizzes })
    .from(datedResults)
    .where(and(eq(datedResults.courseId, courseId), eq(datedResults.range, rangeOf(joined))));
  return row ?? { sections: {}, quizzes: {} };
}
