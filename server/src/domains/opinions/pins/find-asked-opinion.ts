import { and, eq } from "drizzle-orm";

import { opinionPins, opinions, pages, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** The author whom staff ask about an opinion, and the course; null if they no longer ask. */
export async function findAskedOpinion(
  { database }: Context,
  opinionId: number,
): Promise<{ authorId: number | null; courseId: number } | null> {
  const [opinion] = await database
    .select({ authorId: opinions.userId, courseId: pages.courseId })
    .from(opinionPins)
    .innerJoin(opinions, eq(opinions.id, opinionPins.opinionId))
    .innerJoin(sections, eq(sections.id, opinions.sectionId))
    .innerJoin(pages, eq(pages.id, sections.pageId))
    .where(and(eq(opinionPins.opinionId, opinionId), eq(opinionPins.state, "asked")));
  return opinion ?? null;
}
