import { and, asc, eq, isNull } from "drizzle-orm";

import { sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** The order numbers of a page's living sections. */
export async function listSectionOrders({ database }: Context, pageId: number) {
  return database
    .select({ id: sections.id, order: sections.order })
    .from(sections)
    .where(and(eq(sections.pageId, pageId), isNull(sections.deletedAt)))
    .orderBy(asc(sections.order));
}
