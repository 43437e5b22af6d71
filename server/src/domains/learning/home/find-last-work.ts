import { eq, max } from "drizzle-orm";

import { pages, progress } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";

/** When a person last took a step in each course they have begun, by course; one indexed read. */
export async function findLastWork(
  { database }: Context,
  actor: Actor,
): Promise<ReadonlyMap<number, Date>> {
  const rows = await database
    .select({ courseId: pages.courseId, at: max(progress.updatedAt) })
    .from(progress)
    .innerJoin(pages, eq(pages.id, progress.pageId))
    .where(eq(progress.userId, actor.id))
    .groupBy(pages.courseId);
  return new Map(rows.flatMap(({ courseId, at }) => (at ? [[courseId, at] as const] : [])));
}
