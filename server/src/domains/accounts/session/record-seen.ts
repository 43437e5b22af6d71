import { eq } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Records that a person uses the site now. */
export async function recordSeen(ctx: Context, userId: number): Promise<void> {
  await ctx.database.update(users).set({ lastSeenAt: ctx.clock.now() }).where(eq(users.id, userId));
}
