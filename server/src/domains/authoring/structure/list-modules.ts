import { and, asc, eq, isNull } from "drizzle-orm";

import { modules } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** A course's living modules, in their order. */
export async function listModules({ database }: Context, courseId: number) {
  return database
    .select({
      id: modules.id,
      order: modules.order,
      title: modules.title,
      startsAt: modules.startsAt,
      endsAt: modules.endsAt,
    })
    .from(modules)
    .where(and(eq(modules.courseId, courseId), isNull(modules.deletedAt)))
    .orderBy(asc(modules.order));
}
