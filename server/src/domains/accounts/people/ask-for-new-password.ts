import { eq } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Requires a person to choose a new password before anything else, in open sessions, too. */
export async function askForNewPassword(ctx: Context, userId: number): Promise<void> {
  await ctx.database.update(users).set({ mustChangePassword: true }).where(eq(users.id, userId));
}
