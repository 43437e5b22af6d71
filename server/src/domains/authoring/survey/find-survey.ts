import { and, eq, isNull } from "drizzle-orm";

import { pages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { type AuthoredPage, countPeople, readPage } from "../sections/read-page.ts";

/** A course's survey with its questions and answers counted; null if there is none. */
export async function findSurvey(ctx: Context, courseId: number): Promise<AuthoredPage | null> {
  const [page] = await ctx.database
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.courseId, courseId), eq(pages.kind, "survey"), isNull(pages.deletedAt)));
  return page ? readPage(ctx, page.id) : null;
}

/** How many people answered it: the count of its most answered question. */
export function countSurveyAnswers({ sections, tallies }: AuthoredPage): number {
  return Math.max(0, ...sections.map(({ id }) => countPeople(tallies, id)));
}
