import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { hashPassword } from "./hash-password.ts";
import { revokeTokens } from "./revoke-tokens.ts";
import { storePassword } from "./store-password.ts";

/**
 * Sets a password that somebody else chose for a person: it must be changed at the next sign-in. All
 * their sessions end, and their tokens are revoked.
 */
export async function replacePassword(
  ctx: Context,
  { userId, password }: { userId: number; password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await withTransaction(ctx, async (inner) => {
    await storePassword(inner, { userId, passwordHash, mustChange: true });
    await revokeTokens(inner, userId);
  });
}
