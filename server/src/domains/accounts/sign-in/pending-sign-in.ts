import { and, eq, gt, isNull } from "drizzle-orm";

import { pendingSignIns, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { hashSecret } from "../session/session-secret.ts";

/** Time limit for the second factor, in milliseconds. */
const LIFE = 10 * 60_000;

/**
 * Records that a browser gave a person's right password.
 * @returns the browser's new secret, which opens no session yet
 */
export async function keepPendingSignIn(ctx: Context, userId: number): Promise<string> {
  const secret = newSecret();
  await ctx.database.insert(pendingSignIns).values({
    tokenHash: hashSecret(secret),
    userId,
    expiresAt: new Date(ctx.clock.now().getTime() + LIFE),
  });
  return secret;
}

/** The person whose password this browser gave; null if it did not, it expired or they are now disabled. */
export async function findPendingSignIn(
  { database, clock }: Context,
  secret: string,
): Promise<typeof users.$inferSelect | null> {
  const [found] = await database
    .select({ user: users })
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, pendingSignIns.userId))
    .where(
      and(
        eq(pendingSignIns.tokenHash, hashSecret(secret)),
        gt(pendingSignIns.expiresAt, clock.now()),
        isNull(users.disabledAt),
      ),
    );
  return found?.user ?? null;
}

/** Deletes it; of two concurrent calls, one gets true. */
export async function endPendingSignIn({ database }: Context, secret: string): Promise<boolean> {
  const { rowCount } = await database
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.tokenHash, hashSecret(secret)));
  return rowCount === 1;
}
