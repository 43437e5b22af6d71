import { groups } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Creates the group that a new course's students are enrolled in. */
export async function createDefaultGroup(ctx: Context, courseId: number): Promise<void> {
  await ctx.database
    .insert(groups)
    .values({ courseId, name: "", isDefault: true, createdAt: ctx.clock.now() });
}
