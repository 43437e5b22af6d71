import { eq } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Has a person choose a new password before they can do anything else, in open sessions as well. */
export async function askForNewPassword(ctx: Context, userId: number): Promise<void> {
  await ctx.database.update(users).set({ mustChangePassword: true }).where(eq(users.id, userId));
}
