import { and, eq, isNull, ne } from "drizzle-orm";

import { modules } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { resolveDates, type SentWindow } from "../../courses/index.ts";
import { changeCourse } from "./change-course.ts";
import { refuseUsedOrder } from "./refuse-used-order.ts";

interface ModuleUpdate extends SentWindow {
  title?: string | undefined;
  order?: number | undefined;
}

/**
 * Changes a module's own fields; omitted ones stay.
 * @throws 404 when it is not there or not in the course, 422 on `order` when a sibling has it and on
 *   a window that ends before it begins
 */
export async function updateModule(
  ctx: Context,
  { courseId, moduleId, update }: { courseId: number; moduleId: number; update: ModuleUpdate },
): Promise<void> {
  await changeCourse(ctx, courseId, async (inner) => {
    const siblings = and(eq(modules.courseId, courseId), isNull(modules.deletedAt));
    const [module] = await inner.database
      .select()
      .from(modules)
      .where(and(siblings, eq(modules.id, moduleId)));
    if (!module) throw notFound();
    const others = await inner.database
      .select({ order: modules.order })
      .from(modules)
      .where(and(siblings, ne(modules.id, moduleId)));
    const { title = module.title, order = module.order, ...sent } = update;
    refuseUsedOrder(others, order);
    await inner.database
      .update(modules)
      .set({ title, order, ...resolveDates(inner, module, sent) })
      .where(eq(modules.id, moduleId));
  });
}
