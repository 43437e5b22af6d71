import { and, eq, isNull } from "drizzle-orm";

import { modules } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { growCourse } from "./grow-course.ts";
import { refuseUsedOrder } from "./refuse-used-order.ts";

interface NewModule {
  courseId: number;
  title: string;
  order: number;
  startsAt?: Date | null;
  endsAt?: Date | null;
}

/**
 * Creates an empty module; returns its id.
 * @throws 404 when the course is not there, 422 on `order` when a sibling has it
 */
export function createModule(ctx: Context, input: NewModule): Promise<number> {
  return growCourse(ctx, input.courseId, async ({ database }) => {
    const siblings = await database
      .select({ order: modules.order })
      .from(modules)
      .where(and(eq(modules.courseId, input.courseId), isNull(modules.deletedAt)));
    refuseUsedOrder(siblings, input.order);
    const [created] = await database.insert(modules).values(input).returning({ id: modules.id });
    if (!created) throw new Error("The module was not created.");
    return created.id;
  });
}
