import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { hashPassword } from "./hash-password.ts";
import { storePassword } from "./store-password.ts";

/**
 * Gives a person a password that somebody else chose: it must be changed at the next sign-in. All
 * their sessions end.
 */
export async function replacePassword(
  ctx: Context,
  { userId, password }: { userId: number; password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await withTransaction(ctx, (inner) =>
    storePassword(inner, { userId, passwordHash, mustChange: true }),
  );
}
