import type { PasskeyAssertion } from "@paso/contract";
import { eq } from "drizzle-orm";

import { sessions, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import { verifyPasskey } from "../passkeys/verify-passkey.ts";
import { verifyPassword } from "../people/hash-password.ts";
import { hashSecret } from "../session/session-secret.ts";

interface Confirmation {
  userId: number;
  /** The secret of the browser, whose session may then make sensitive changes. */
  secret: string;
}

/** @throws `invalid` on `password`; `rate_limited` after ten in a quarter of an hour */
export async function confirmPassword(
  ctx: Context,
  { userId, secret, password }: Confirmation & { password: string },
): Promise<void> {
  await countAttempt(ctx, { key: `password:${userId}`, attempts: 10, seconds: 900 });
  const [user] = await ctx.database
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || !(await verifyPassword(user.passwordHash, password, "reserved"))) {
    throw invalid({
      password: ["The password doesn't match your current account password."],
    });
  }
  await noteConfirmation(ctx, secret);
}

/** @throws `invalid` on `credential` */
export async function confirmPasskey(
  ctx: Context,
  { userId, secret, credential }: Confirmation & { credential: PasskeyAssertion },
): Promise<void> {
  const user = await verifyPasskey(ctx, credential, secret);
  if (user.id !== userId) {
    throw invalid({ credential: ["This passkey belongs to another account."] });
  }
  await noteConfirmation(ctx, secret);
}

async function noteConfirmation({ database, clock }: Context, secret: string): Promise<void> {
  await database
    .update(sessions)
    .set({ authenticatedAt: clock.now() })
    .where(eq(sessions.tokenHash, hashSecret(secret)));
}
