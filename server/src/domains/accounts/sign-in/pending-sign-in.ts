import { and, eq, gt, isNull } from "drizzle-orm";

import { pendingSignIns, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { hashSecret } from "../session/session-secret.ts";

/** Milliseconds for which a browser may bring the second factor. */
const LIFE = 10 * 60_000;

/**
 * Remembers that a browser gave a person's right password.
 * @returns the browser's new secret, which opens nothing yet
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

/** Whose password this browser gave; null where it did not, took too long or they are disabled since. */
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

/** Forgets it; of two who do so at once, one gets true. */
export async function endPendingSignIn({ database }: Context, secret: string): Promise<boolean> {
  const { rowCount } = await database
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.tokenHash, hashSecret(secret)));
  return rowCount === 1;
}
