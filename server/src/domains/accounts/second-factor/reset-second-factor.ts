import { eq } from "drizzle-orm";

import { passkeys, pendingSignIns, sessions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { lockUser } from "../people/lock-user.ts";
import { announceFactor, type FactorOwner } from "./announce-factor.ts";
import { deleteApp } from "./remove-app.ts";

/**
 * Removes all of a person's second factors, because they lost them: app, recovery codes and passkeys.
 * Signs them out everywhere and notifies them by mail. Must run in a transaction.
 * @throws `conflict` when they have none
 */
export async function resetSecondFactor(ctx: Context, person: FactorOwner): Promise<void> {
  const { id: userId } = person;
  await lockUser(ctx, userId);
  const app = await deleteApp(ctx, userId);
  const keys = await ctx.database.delete(passkeys).where(eq(passkeys.userId, userId));
  if ((app.rowCount ?? 0) + (keys.rowCount ?? 0) === 0) {
    throw conflict("no_second_factor", "This person has no second factor.");
  }
  await ctx.database.delete(sessions).where(eq(sessions.userId, userId));
  await ctx.database.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  await announceFactor(ctx, person, { what: "reset" });
}
