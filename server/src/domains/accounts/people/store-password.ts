import { eq } from "drizzle-orm";

import { passwordResets, pendingSignIns, sessions, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

interface NewPassword {
  userId: number;
  passwordHash: string;
  /** Whether the person has to choose another one at the next sign-in. */
  mustChange: boolean;
}

/**
 * Stores a new password in the caller's transaction. Ends all sessions of the person and invalidates
 * the links that were mailed to them.
 */
export async function storePassword(ctx: Context, input: NewPassword): Promise<void> {
  const { userId, passwordHash, mustChange } = input;
  await ctx.database
    .update(users)
    // With a private password, it is no longer a demo account.
    .set({ passwordHash, mustChangePassword: mustChange, isDemo: false })
    .where(eq(users.id, userId));
  await ctx.database.delete(sessions).where(eq(sessions.userId, userId));
  await ctx.database.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  await ctx.database.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
