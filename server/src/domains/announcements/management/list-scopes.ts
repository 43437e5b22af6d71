import { and, asc } from "drizzle-orm";

import { courses } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { staffScope, visibleTo } from "../../courses/index.ts";

/** The courses to which this person may announce something. */
export function listScopes(ctx: Context, actor: Actor): Promise<{ id: number; title: string }[]> {
  return ctx.database
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(and(visibleTo(ctx, actor), staffScope(ctx, actor, "manage_students")))
    .orderBy(asc(courses.title), asc(courses.id));
}
