import { and, eq, isNull, ne } from "drizzle-orm";

import { modules, pages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { changeCourse } from "./change-course.ts";
import { refuseUsedOrder } from "./refuse-used-order.ts";

interface PageUpdate {
  courseId: number;
  moduleId: number;
  pageId: number;
  update: { title?: string | undefined; order?: number | undefined };
}

/**
 * Changes a page's own fields; omitted ones stay.
 * @throws `not_found` when course, module and page do not belong together, `invalid` on `order`
 *   when a sibling has it
 */
export async function updatePage(ctx: Context, input: PageUpdate): Promise<void> {
  const { courseId, moduleId, pageId, update } = input;
  await changeCourse(ctx, courseId, async ({ database }) => {
    const siblings = and(eq(pages.moduleId, moduleId), isNull(pages.deletedAt));
    const [found] = await database
      .select({ title: pages.title, order: pages.order })
      .from(pages)
      .innerJoin(modules, and(eq(modules.id, pages.moduleId), isNull(modules.deletedAt)))
      .where(and(siblings, eq(pages.id, pageId), eq(modules.courseId, courseId)));
    if (!found) throw notFound();
    const others = await database
      .select({ order: pages.order })
      .from(pages)
      .where(and(siblings, ne(pages.id, pageId)));
    const { title = found.title, order = found.order } = update;
    refuseUsedOrder(others, order);
    await database.update(pages).set({ title, order }).where(eq(pages.id, pageId));
  });
}
