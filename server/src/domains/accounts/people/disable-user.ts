import { eq } from "drizzle-orm";

import { passwordResets, pendingSignIns, sessions, users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { keepAdmin } from "./keep-admin.ts";

/**
 * Keeps a person from signing in, and ends all their sessions. Their data is kept.
 * @throws `conflict` when no active administrator would be left
 */
export async function disableUser(ctx: Context, userId: number): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    const { database, clock } = inner;
    await keepAdmin(inner, userId);
    await database.update(users).set({ disabledAt: clock.now() }).where(eq(users.id, userId));
    await database.delete(sessions).where(eq(sessions.userId, userId));
    await database.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
    await database.delete(passwordResets).where(eq(passwordResets.userId, userId));
  });
}

/** Lets a person sign in again, with the password they had. */
export async function enableUser(ctx: Context, userId: number): Promise<void> {
  await ctx.database.update(users).set({ disabledAt: null }).where(eq(users.id, userId));
}
