import { and, asc, eq, isNull } from "drizzle-orm";

import { pages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** A module's living pages, in their order. */
export async function listPages({ database }: Context, moduleId: number) {
  return database
    .select({ id: pages.id, order: pages.order, title: pages.title })
    .from(pages)
    .where(and(eq(pages.moduleId, moduleId), isNull(pages.deletedAt)))
    .orderBy(asc(pages.order));
}
