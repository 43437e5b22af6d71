import { and, eq, isNull } from "drizzle-orm";

import { modules, pages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

interface Lesson {
  courseId: number;
  moduleId: number;
  /** Grows with every change of the page's sections. */
  version: number;
}

/**
 * A living page of a living module; never the survey.
 * @throws `not_found`
 */
export async function findLesson({ database }: Context, pageId: number): Promise<Lesson> {
  const [page] = await database
    .select({ courseId: modules.courseId, moduleId: modules.id, version: pages.version })
    .from(pages)
    .innerJoin(modules, eq(modules.id, pages.moduleId))
    .where(and(eq(pages.id, pageId), isNull(pages.deletedAt), isNull(modules.deletedAt)));
  if (!page) throw notFound();
  return page;
}
