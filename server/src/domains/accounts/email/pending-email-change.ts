import { and, eq, gt } from "drizzle-orm";

import { emailChanges } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** The address that a person's code was mailed to; null if none waits. */
export async function findEmailChange(
  { database, clock }: Context,
  userId: number,
): Promise<string | null> {
  const [found] = await database
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, clock.now())));
  return found?.email ?? null;
}

/** Gives up a person's change of address. */
export async function cancelEmailChange({ database }: Context, userId: number): Promise<void> {
  await database.delete(emailChanges).where(eq(emailChanges.userId, userId));
}
