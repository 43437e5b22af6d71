import { and, eq, isNull } from "drizzle-orm";

import { modules, pages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { growCourse } from "./grow-course.ts";
import { refuseUsedOrder } from "./refuse-used-order.ts";

interface NewPage {
  moduleId: number;
  title: string;
  order: number;
}

/**
 * Creates an empty page in a module; returns its id.
 * @throws `not_found` when the module is not there, `invalid` on `order` when a sibling has it
 */
export async function createPage(ctx: Context, input: NewPage): Promise<number> {
  const isLivingModule = and(eq(modules.id, input.moduleId), isNull(modules.deletedAt));
  const [module] = await ctx.database
    .select({ courseId: modules.courseId })
    .from(modules)
    .where(isLivingModule);
  if (!module) throw notFound();
  const { courseId } = module;
  return growCourse(ctx, courseId, async ({ database }) => {
    const [stillThere] = await database
      .select({ id: modules.id })
      .from(modules)
      .where(isLivingModule);
    if (!stillThere) throw notFound();
    const siblings = await database
      .select({ order: pages.order })
      .from(pages)
      .where(and(eq(pages.moduleId, input.moduleId), isNull(pages.deletedAt)));
    refuseUsedOrder(siblings, input.order);
    const [created] = await database
      .insert(pages)
      .values({ ...input, courseId, kind: "lesson" })
      .returning({ id: pages.id });
    if (!created) throw new Error("The page was not created.");
    return created.id;
  });
}
